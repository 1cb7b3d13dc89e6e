/** The part of the build's API that returns the static importers of a module. */
interface Build {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** True if loading the module whose id ends in `source` also loads the module `id`. */
export const isLoadedWith = (source: string, id: string, build: Build): boolean => {
  const seen = new Set<string>()
  const leadsTo = (each: string): boolean => {
    if (each.endsWith(source)) return true
    if (seen.has(each)) return false
    seen.add(each)
    return build.getModuleInfo(each)?.importers.some(leadsTo) ?? false
  }
  return leadsTo(id)
}
