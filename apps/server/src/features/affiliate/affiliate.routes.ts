import {
  generateAffiliateCode,
  getAffiliateCode,
  getBankDetails,
  listBanks,
  listEarnings,
  listReferrals,
  resolveBankAccount,
  saveBankDetails,
} from '@ufaro/contract/http/affiliate.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { AffiliateService } from './affiliate.service.ts'
import type { BankDetailsService } from './bank-details.service.ts'

interface Rooms {
  db: Db
  affiliate: AffiliateService
  bankDetails: BankDetailsService
  linkOrigin: LinkOrigin
}

export function affiliateRoutes(app: FastifyInstance, { db, affiliate, bankDetails, linkOrigin }: Rooms) {
  route(app, getAffiliateCode, async ({ caller, request }) => {
    const own = await affiliate.getAffiliate(db, caller.user.id)
    if (!own) return { code: null, link: null, is_active: false }
    return { code: own.code, link: `${linkOrigin(request)}/signup?ref=${own.code}`, is_active: own.isActive }
  })

  route(app, generateAffiliateCode, ({ caller }) => affiliate.generateCode(db, caller.user.id))

  route(app, listReferrals, ({ caller, query }) => affiliate.listReferrals(db, caller.user.id, query))

  route(app, listEarnings, ({ caller, query }) => affiliate.listEarnings(db, caller.user.id, query))

  route(app, listBanks, async () => ({ banks: await bankDetails.listBanks() }))

  route(app, getBankDetails, async ({ caller }) => ({ bank_details: await bankDetails.get(db, caller.user.id) }))

  route(app, resolveBankAccount, async ({ caller, body }) => {
    const { bank, accountName } = await bankDetails.resolve(caller.user.id, body)
    return { bank_name: bank.name, account_name: accountName }
  })

  route(app, saveBankDetails, async ({ caller, body }) => ({
    bank_details: await bankDetails.save(db, caller.user.id, body),
  }))
}
