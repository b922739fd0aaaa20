const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** When something happened, in the reader's locale and zone. */
export const Moment = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="text-small xl:whitespace-nowrap">
    {moment.format(new Date(iso))}
  </time>
)
