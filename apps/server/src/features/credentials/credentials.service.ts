import { verifyPath } from '@ufaro/contract/tools/certificates.ts'
import { bakePng } from '@ufaro/render/codec/png/bake.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { CertificatesService } from '../certificates/certificates.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { badgeClaims } from './badge.ts'
import type { CopyKind, CopyPrinter } from './copy-printer.ts'
import { didDocument } from './did.ts'
import type { IssuerKeysService } from './issuer-keys.service.ts'
import { LIST_BITS, placeOf, statusListCredential } from './status-list.ts'
import { lastPlace, listRevoked } from './statuses.repo.ts'

/** Keyword of the PNG text chunk that contains the credential, as Open Badges 3.0 specifies. */
const BAKED_AS = 'openbadgecredential'

interface Deps {
  db: Db
  certificates: Pick<CertificatesService, 'find' | 'design'>
  files: Pick<FilesService, 'read'>
  keys: IssuerKeysService
  printer: Pick<CopyPrinter, 'print'>
}

export function createCredentialsService({ db, certificates, files, keys, printer }: Deps) {
  const credential = async (code: string, origin: string): Promise<string> =>
    keys.sign(badgeClaims(await certificates.find(code), origin), origin, 'JWT')

  const copy = async (code: string, origin: string, kind: CopyKind): Promise<Buffer> => {
    const certificate = await certificates.find(code)
    const { look, key } = await certificates.design(certificate)
    const { name, serial, title } = certificate
    const template = await files.read(key)
    return printer.print({ kind, template, look, title, name, serial, link: origin + verifyPath(code) })
  }

  return {
    /**
     * Signs the credential anew on each call.
     * @throws AppError NOT_FOUND
     */
    credential,

    /** @throws AppError NOT_FOUND, also if the certificate's design was deleted, or OVERLOADED */
    copy,

    /**
     * Draws the certificate as a PNG that contains the credential.
     * @throws as `copy` does
     */
    async badge(code: string, origin: string): Promise<Uint8Array> {
      return bakePng(await copy(code, origin, 'badge'), BAKED_AS, await credential(code, origin))
    },

    document: async (origin: string) => didDocument(origin, await keys.list()),

    async statuses(list: number, origin: string): Promise<string> {
      if (list > placeOf(await lastPlace(db)).list) throw new AppError('NOT_FOUND')
      const first = list * LIST_BITS
      const revoked = await listRevoked(db, first, first + LIST_BITS)
      return keys.sign(statusListCredential(origin, list, revoked, new Date()), origin, 'vc+jwt')
    },
  }
}
export type CredentialsService = ReturnType<typeof createCredentialsService>
