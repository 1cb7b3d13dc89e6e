/** Shared by all documents. */
export const translations = { page: '第 {page} 页，共 {pages} 页' } as const
