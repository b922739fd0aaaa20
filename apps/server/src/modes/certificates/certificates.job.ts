import {
  CERTIFICATE_TEXTS,
  type CertificatesRequest,
  certificateStem,
  verifyPath,
} from '@ufaro/contract/tools/certificates.ts'
import { planQr } from '@ufaro/render/draw/certificate/qr.ts'
import type { BatchPlan, ModeJob } from '../mode-job.ts'
import { codeOf, newSecret } from './certificate-codes.ts'

const TEMPLATE = 'templateImage'

/** What the server adds when work is accepted, and what each piece of it is told. */
type Sealed = CertificatesRequest & {
  seal?: { secret: string; origin: string; issuer: string }
  /** Index of the first name of a piece. */
  first?: number
  withTemplate?: boolean
}

const linkOf = ({ seal }: Sealed, n: number): string | undefined =>
  seal && seal.origin + verifyPath(codeOf(seal.secret, n))

const certificatesOf = (request: Sealed) =>
  request.names.map((name, i) => {
    const n = (request.first ?? 0) + i
    return { name, serial: request.startSerial + n, link: linkOf(request, n) }
  })

/** One template and a list of names: pictures are made in pieces, a document in one go. */
export const certificatesJob: ModeJob<Sealed> = {
  uses: 'builtin',

  inputs: () => [
    {
      name: TEMPLATE,
      min: 1,
      max: 1,
      missing: CERTIFICATE_TEXTS.missing,
      texts: { notAnImage: CERTIFICATE_TEXTS.failed, unreadable: CERTIFICATE_TEXTS.failed },
    },
  ],

  refusal: async ({ names, emails, verify }) => {
    if (!emails) return null
    if (emails.length !== names.length) return { emails: CERTIFICATE_TEXTS.emailsApart }
    return verify || emails.every((email) => email === null) ? null : { emails: CERTIFICATE_TEXTS.emailsNeedCode }
  },

  seal: ({ verify, ...request }, { origin, name }) =>
    verify
      ? { ...request, verify, seal: { secret: newSecret(), origin, issuer: verify.issuer || name } }
      : { ...request },

  unfit(request, pictures) {
    const [template] = pictures[TEMPLATE] ?? []
    const link = linkOf(request, 0)
    if (!request.verify || !link || !template || planQr(template, request.verify, link)) return null
    return { verify: CERTIFICATE_TEXTS.noRoomForCode }
  },

  issue({ names, startSerial, verify, seal, emails, fontStyle, namePos, serialPos }) {
    if (!verify || !seal) return null
    const records = names.map((name, n) => ({
      code: codeOf(seal.secret, n),
      name,
      serial: startSerial + n,
      title: verify.title,
      issuer: seal.issuer,
      email: emails?.[n] ?? null,
    }))
    return { records, template: TEMPLATE, look: { fontStyle, namePos, serialPos, verify } }
  },

  batch(request): BatchPlan | null {
    const { names, startSerial, format } = request
    if (format === 'pdf') return null
    return {
      total: names.length,
      piece: (first, count, withTemplate) => ({
        ...request,
        emails: undefined,
        names: names.slice(first, first + count),
        first,
        withTemplate,
      }),
      stems: () => names.map((name, n) => certificateStem(startSerial + n, name)),
      extension: format === 'jpeg' ? 'jpg' : 'png',
    }
  },

  async make(request, { signal, input, progress }) {
    const [template] = await input(TEMPLATE)
    if (!template) throw new Error('certificates were started without their template')
    const { fontStyle, namePos, serialPos, verify, format, withTemplate = true } = request
    const look = { fontStyle, namePos, serialPos, verify }
    const certificates = certificatesOf(request)
    if (format === 'pdf') {
      const { makePdf } = await import('@ufaro/render/node/certificates/make-pdf.ts')
      const order = { ...look, title: verify?.title ?? 'Certificates' }
      return { kind: 'image', picture: await makePdf(template, order, certificates, { signal, onPage: progress }) }
    }
    // Loaded where it is used: a process that only takes orders needs none of its weight.
    const { makePiece } = await import('@ufaro/render/node/certificates/make-piece.ts')
    const piece = await makePiece(template, { ...look, format }, certificates, { signal, withTemplate })
    return { kind: 'piece', piece }
  },
}
