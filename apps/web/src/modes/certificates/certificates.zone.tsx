import { Example } from '#web/studio/samples/example.tsx'
import certificate from '#web/studio/samples/made/certificate.webp'
import template from '#web/studio/samples/made/template.webp'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'

export const CERTIFICATES_ZONE: Zone = {
  title: 'One template, all the names',
  hint: 'Start with the certificate as it looks without a name: a JPEG, PNG or WebP up to 10MB.',
  choose: 'Choose a template',
  camera: false,
  sample: 'template',
  example: <Example shape="wide" given={[template]} made={[certificate]} />,
}
