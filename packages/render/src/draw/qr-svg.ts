import { renderSVG } from 'uqr'

/** A QR code of a link as SVG, black on white with its quiet zone. */
export const qrSvg = (link: string): string => renderSVG(link, { ecc: 'M', border: 4 })
