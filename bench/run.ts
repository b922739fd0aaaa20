import { batch } from './batch.ts'
import type { Bench } from './bench.ts'
import { browser } from './browser.ts'
import { certificates } from './certificates.ts'
import { crowd } from './crowd.ts'
import { dashboard } from './dashboard.ts'
import { fair } from './fair.ts'
import { firstPicture } from './first-picture.ts'
import { gif } from './gif.ts'
import { hostile } from './hostile.ts'
import { http } from './http.ts'
import { kill } from './kill.ts'
import { landing } from './landing.ts'
import { ledger } from './ledger.ts'
import { parts } from './parts.ts'
import { phone } from './phone.ts'
import { priceLists } from './price-lists.ts'
import { writeSection } from './results.ts'
import { scale } from './scale.ts'
import { vision } from './vision.ts'

const BENCHES: Record<string, Bench> = {
  ledger,
  http,
  parts,
  landing,
  dashboard,
  certificates,
  browser,
  batch,
  gif,
  hostile,
  vision,
  'first-picture': firstPicture,
  scale,
  fair,
  crowd,
  phone,
  kill,
  'price-lists': priceLists,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !BENCHES[name])
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}

for (const [name, { title, run }] of Object.entries(BENCHES)) {
  // The scale bench runs only if named, because it takes minutes. It writes its own page.
  if (asked.length > 0 ? !asked.includes(name) : name === 'scale') continue
  console.log(`\n${title}`)
  const text = await run()
  console.log(text)
  writeSection(title, text)
}
