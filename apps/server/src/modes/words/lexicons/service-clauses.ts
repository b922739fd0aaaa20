import { type FactClause, of } from './fact-clause.ts'

/** Clauses about when work is done and what happens if it fails. */
export const SERVICE_CLAUSES: readonly FactClause[] = [
  [
    of('express(?: service)? (?:is|takes|in) SPAN'),
    'Iṣẹ́ kíákíá: $1',
    'Na gaggawa: $1',
    'Nke ngwa ngwa: $1',
    'Express na $1',
  ],
  [
    of('(?:please )?(?:order|book|call) (?:the )?(?:night|evening|day) before'),
    'Ẹ sọ fún wa ní ọjọ́ tó ṣáájú',
    'Ku sanar da mu kwana ɗaya kafin lokacin',
    'Gwa anyị otu ụbọchị tupu oge ahụ',
    'Tell us one day before',
  ],
  [
    of(
      'if it (?:spoils|breaks|gets? bad)(?: again)?,? (?:within|in|inside) SPAN,? we (?:will )?(?:fix|repair) it (?:for )?free',
    ),
    'Tó bá bàjẹ́ láàárín $1, a máa tún un ṣe lọ́fẹ̀ẹ́',
    'Idan ya lalace cikin $1, za mu gyara kyauta',
    'Ọ bụrụ na o mebie n’ime $1, anyị ga-arụzi ya n’efu',
    'If e spoil inside $1, we go fix am free',
  ],
]
