import {
  CERTIFICATE_TEXTS,
  type CertificateDesign,
  type CertificatesRequest,
  certificateStem,
  certificates,
  verifyPath,
} from '@ufaro/contract/tools/certificates.ts'
import { placeQr } from '@ufaro/render/draw/certificate/qr.ts'
import type { ToolJob } from '../tool-job.ts'
import { codeOf, newSecret } from './certificate-codes.ts'

type PreparedRequest = CertificatesRequest & { seal?: { secret: string; origin: string; issuer: string } }

interface Certificate {
  name: string
  serial: number
  link: string | undefined
}

interface PieceOrder {
  look: CertificateDesign & { format: 'jpeg' | 'png' }
  certificates: Certificate[]
}

const linkOf = ({ seal }: PreparedRequest, n: number): string | undefined =>
  seal && seal.origin + verifyPath(codeOf(seal.secret, n))

const designOf = ({ fontStyle, namePos, nameWidth, serialPos, verify }: PreparedRequest): CertificateDesign => ({
  fontStyle,
  namePos,
  nameWidth,
  serialPos,
  verify,
})

const certificatesOf = (request: PreparedRequest, first = 0, count = request.names.length): Certificate[] =>
  request.names.slice(first, first + count).map((name, i) => {
    const n = first + i
    return { name, serial: request.startSerial + n, link: linkOf(request, n) }
  })

export const certificatesJob: ToolJob<typeof certificates, PreparedRequest, PieceOrder> = {
  uses: 'builtin',

  prepare: ({ verify, ...request }, { origin, name }) =>
    verify
      ? { ...request, verify, seal: { secret: newSecret(), origin, issuer: verify.issuer || name } }
      : { ...request },

  check(request, { template: [template] = [] }): Record<string, string> | null {
    const { names, emails, verify } = request
    if (emails && emails.length !== names.length) return { emails: CERTIFICATE_TEXTS.emailsApart }
    if (emails?.some((email) => email !== null) && !verify) return { emails: CERTIFICATE_TEXTS.emailsNeedCode }
    const link = linkOf(request, 0)
    if (!verify || !link || !template || placeQr(template, verify, link)) return null
    return { verify: CERTIFICATE_TEXTS.noRoomForCode }
  },

  issue(request) {
    const { names, startSerial, verify, seal, emails } = request
    if (!verify || !seal) return null
    const records = names.map((name, n) => ({
      code: codeOf(seal.secret, n),
      name,
      serial: startSerial + n,
      title: verify.title,
      issuer: seal.issuer,
      email: emails?.[n] ?? null,
    }))
    return { records, template: certificates.pictures.template.part, look: designOf(request) }
  },

  async make(request, { signal, input, progress }) {
    const [template] = await input('template')
    if (!template) throw new Error('certificates were started without their template')
    const { makePdf } = await import('@ufaro/render/node/certificates/make-pdf.ts')
    const order = { ...designOf(request), title: request.verify?.title ?? 'Certificates' }
    const watching = { signal, onPage: progress }
    return { kind: 'image', picture: await makePdf(template, order, certificatesOf(request), watching) }
  },

  batch: {
    split(request) {
      const { names, startSerial, format } = request
      if (format === 'pdf') return null
      return {
        total: names.length,
        piece: (first, count) => ({
          look: { ...designOf(request), format },
          certificates: certificatesOf(request, first, count),
        }),
        stems: () => names.map((name, n) => certificateStem(startSerial + n, name)),
        extension: format === 'jpeg' ? 'jpg' : 'png',
      }
    },

    async makePiece({ look, certificates }, withTemplate, { signal, input }) {
      const [template] = await input('template')
      if (!template) throw new Error('certificates were started without their template')
      const { makePiece } = await import('@ufaro/render/node/certificates/make-piece.ts')
      return makePiece(template, look, certificates, { signal, withTemplate })
    },
  },

  accepted: ({ names }) => ({ engine: 'builtin', model: null, total: names.length }),
}
