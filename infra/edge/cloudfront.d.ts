/** The used part of CloudFront's runtime. */
declare module 'cloudfront' {
  const cloudfront: {
    /** The associated key-value store. */
    kvs(): { get(key: string): Promise<string> }
  }
  export default cloudfront
}
