/** The region name of the local stack. */
export const localRegion = 'ap-east-1'
