import type { Service } from '@ufaro/contract/service.ts'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { useSwitchService } from './services.queries.ts'

export function ServiceRow({ service, locked }: { service: Service; locked: boolean }) {
  const { mutate } = useSwitchService()
  return (
    <li>
      <SwitchRow
        className="gap-4 py-2"
        label={service.name}
        checked={service.enabled}
        disabled={locked}
        onChange={(enabled) => mutate({ id: service.id, enabled })}
      >
        <span className="min-w-0">
          <span className="block">{service.name}</span>
          <span className="block text-small text-ink-soft">{service.description}</span>
        </span>
      </SwitchRow>
    </li>
  )
}
