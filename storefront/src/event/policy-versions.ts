import type { PolicyView } from './policies.ts'

/** Names these versions together; a form sends what was shown. */
export const versionsOf = (policies: readonly PolicyView[]): string => policies.map(({ version }) => version).join(' ')

/** The versions of such a text, as the API takes them. */
export const shownIn = (versions: string) =>
  versions
    .split(' ')
    .filter(Boolean)
    .map((version) => {
      const [policyId = '', revision = ''] = version.split(':')
      return { policyId, revision }
    })

/** Policies with different words: dates of a series have the same ones, each its own. */
export const differentPolicies = (policies: readonly PolicyView[]): PolicyView[] => [
  ...new Map(policies.map((policy) => [JSON.stringify([policy.name, policy.paragraphs]), policy])).values(),
]
