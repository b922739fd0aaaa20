import { formatMoment } from '#web/lib/formats.ts'

export const Moment = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="text-small xl:whitespace-nowrap">
    {formatMoment(iso)}
  </time>
)
