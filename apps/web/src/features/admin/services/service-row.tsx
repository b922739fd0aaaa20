import type { Service } from '@ufaro/contract/service.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useSwitchService } from './services.queries.ts'

export function ServiceRow({ service, locked }: { service: Service; locked: boolean }) {
  const { mutate } = useSwitchService()
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p>{service.name}</p>
        <p className="text-small text-ink-soft">{service.description}</p>
      </div>
      <Switch
        label={service.name}
        checked={service.enabled}
        disabled={locked}
        onChange={(enabled) => mutate({ id: service.id, enabled })}
      />
    </li>
  )
}
