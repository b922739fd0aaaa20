import { SERVICE_CATEGORIES, type Service } from '@ufaro/contract/service.ts'
import { useUser } from '#web/lib/session.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { ServiceRow } from './service-row.tsx'
import { useAdminServices } from './services.queries.ts'

const TITLES: Record<Service['category'], string> = {
  mode: 'Tools of the studio',
  ai: 'AI engines',
  core: 'Core',
  payment: 'Payment',
}

export function ServicesTab() {
  const query = useAdminServices()
  return (
    <Loaded query={query} failure="Failed to load services">
      {(services) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {SERVICE_CATEGORIES.map((category) => (
            <Category key={category} category={category} services={services} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

function Category({ category, services }: { category: Service['category']; services: readonly Service[] }) {
  const isPrimary = useUser()?.isPrimaryAdmin === true
  const mine = services.filter((service) => service.category === category)
  const locked = !isPrimary && (category === 'ai' || category === 'payment')
  if (mine.length === 0) return null
  return (
    <Card>
      <h2 className="font-bold">{TITLES[category]}</h2>
      {locked && <p className="text-small text-ink-soft">Only a primary admin can switch these.</p>}
      <ul className="mt-2 divide-y divide-line">
        {mine.map((service) => (
          <ServiceRow key={service.id} service={service} locked={locked} />
        ))}
      </ul>
    </Card>
  )
}
