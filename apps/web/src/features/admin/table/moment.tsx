import { formatMoment } from '#web/lib/formats.ts'

/** When something happened, in the reader's locale and zone. */
export const Moment = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="text-small xl:whitespace-nowrap">
    {formatMoment(iso)}
  </time>
)
