import { type ComponentType, lazy } from 'react'

interface Tab {
  id: string
  label: string
  primaryOnly?: true
  Body: ComponentType
}

const body = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

export const TABS: readonly Tab[] = [
  { id: 'users', label: 'Users', Body: body(async () => (await import('./users/users.tab.tsx')).UsersTab) },
  { id: 'plans', label: 'Plans', Body: body(async () => (await import('./plans/plans.tab.tsx')).PlansTab) },
  {
    id: 'services',
    label: 'Services',
    Body: body(async () => (await import('./services/services.tab.tsx')).ServicesTab),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    Body: body(async () => (await import('./analytics/analytics.tab.tsx')).AnalyticsTab),
  },
  { id: 'payments', label: 'Payments', Body: body(async () => (await import('./money/payments.tab.tsx')).PaymentsTab) },
  {
    id: 'affiliates',
    label: 'Affiliates',
    Body: body(async () => (await import('./money/affiliates.tab.tsx')).AffiliatesTab),
  },
  { id: 'payouts', label: 'Payouts', Body: body(async () => (await import('./money/payouts.tab.tsx')).PayoutsTab) },
  { id: 'errors', label: 'Error logs', Body: body(async () => (await import('./errors/errors.tab.tsx')).ErrorsTab) },
  {
    id: 'reports',
    label: 'Reports',
    Body: body(async () => (await import('./reports/reports.tab.tsx')).ReportsTab),
  },
  {
    id: 'audit',
    label: 'Audit',
    primaryOnly: true,
    Body: body(async () => (await import('./logs/audit.tab.tsx')).AuditTab),
  },
  {
    id: 'outbox',
    label: 'Outbox',
    primaryOnly: true,
    Body: body(async () => (await import('./logs/outbox.tab.tsx')).OutboxTab),
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    primaryOnly: true,
    Body: body(async () => (await import('./site/testimonials.tab.tsx')).TestimonialsTab),
  },
]
