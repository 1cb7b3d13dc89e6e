/** The cost of hashing a password, by Argon2id. Memory in KiB. */
export interface HashStrength {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's minimum: 19 MiB, two passes, one lane. */
export const defaultHashStrength: HashStrength = { memory: 19_456, passes: 2, parallelism: 1 }
