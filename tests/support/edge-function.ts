import { createHmac } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { bundleEdgeFunction } from '../../infra/edge/bundle-edge-function.ts'

/** The built-in modules of CloudFront's runtime. */
export interface EdgeRuntime {
  /** The entries of the associated key-value store. */
  store?: Readonly<Record<string, string>>
  now?: () => Date
  /** The paths of the site's files. */
  siteFiles?: readonly string[]
}

/** Runs a module of `infra/edge` as CloudFront does: with the runtime's modules only. */
export const loadEdgeFunction = <Handler>(
  name: string,
  { store = {}, now = () => new Date(), siteFiles = [] }: EdgeRuntime = {},
): Handler => {
  const script = bundleEdgeFunction(name, siteFiles).replaceAll(
    /^import (\w+) from "(\w+)";$/gm,
    'const $1 = modules["$2"];',
  )
  const get = async (key: string): Promise<string> => {
    const value = store[key]
    if (value === undefined) throw new Error('KeyNotFound')
    return value
  }
  class EdgeDate extends Date {
    static override now() {
      return now().getTime()
    }
  }
  return runInNewContext(`${script}\nhandler`, {
    modules: { cloudfront: { kvs: () => ({ get }) }, crypto: { createHmac } },
    Date: EdgeDate,
  }) as Handler
}
