/** What CloudFront's own runtime has, of what is used here. */
declare module 'cloudfront' {
  const cloudfront: {
    /** The store that the function is associated with. */
    kvs(): { get(key: string): Promise<string> }
  }
  export default cloudfront
}
