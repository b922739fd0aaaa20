export const Nothing = () => (
  <>
    <span aria-hidden className="text-ink-soft">
      –
    </span>
    <span className="sr-only">None</span>
  </>
)
