import { renderSVG } from 'uqr'

export const qrSvg = (link: string): string => renderSVG(link, { ecc: 'M', border: 4 })
