/** Where everything of this machine says that it is. */
export const localRegion = 'ap-east-1'
