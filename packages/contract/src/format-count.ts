/** Groups digits as prices do, whatever the language of the device is. */
export const formatCount = (count: number): string => count.toLocaleString('en-NG')
