import { Example } from '#web/studio/samples/example.tsx'
import certificate from '#web/studio/samples/made/certificate.webp'
import template from '#web/studio/samples/template.jpg'

export const CertificatesExample = () => <Example shape="wide" given={[template]} made={[certificate]} />
