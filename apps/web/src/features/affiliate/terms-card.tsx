import { Card } from '#web/ui/card.tsx'
import { CONDITIONS, TERMS } from './affiliate-words.ts'

export const TermsCard = () => (
  <Card>
    <h2 className="text-body font-bold">Commission terms</h2>
    <dl className="mt-2">
      {TERMS.map(([plans, share]) => (
        <div key={plans} className="flex justify-between gap-4 border-b border-line py-2">
          <dt>{plans}</dt>
          <dd className="font-bold tabular-nums">{share}</dd>
        </div>
      ))}
    </dl>
    <ul className="mt-3 space-y-1 text-small text-ink-soft">
      {CONDITIONS.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  </Card>
)
