import type { DomainEvent } from '@fairground/contract/domain-events/domain-event.ts'
import { moduleConstant } from '@fairground/contract/module-constant.ts'
import type { Operation, Who } from '@fairground/contract/operation.ts'
import { isPersonal } from './client-module.ts'
import { listingOf } from './listing.ts'
import type { Schema } from './schema.ts'

/** Apart, so that the line printed below is not taken for an import of this file. */
const FROM = 'from'

/** The text of `client/src/generated/modules.md`: every call of the client, by module. */
export function moduleReference(
  modules: ReadonlyMap<string, readonly Operation[]>,
  events: ReadonlyMap<string, readonly DomainEvent[]>,
): string {
  const sections = [...modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, operations]) => section(module, operations, events.get(module) ?? []))
  return `<!-- Generated from contract/src by client/generate/client.ts. Do not edit. -->
# Modules of the client

Fields of messages and answers, limits and examples: \`/docs/api\` on your server. A call that answers in pages has \`each\`
and can be queried. Beside the refusals named here any call may be refused with \`INVALID_ARGUMENT\` (wrong fields),
\`UNAUTHENTICATED\`, \`PERMISSION_DENIED\`, \`TOO_MANY_REQUESTS\` and the like (\`GeneralRefusal\` in \`refusals\`).

${sections.join('\n')}`
}

const section = (
  module: string,
  operations: readonly Operation[],
  events: readonly DomainEvent[],
): string => `## ${moduleConstant(module)}

\`\`\`
import { ${moduleConstant(module)} } ${FROM} '@fairground/client/generated/${module}'
\`\`\`

| call | what it does | who | refusals |
| ---- | ------------ | --- | -------- |
${operations.map((operation) => `| ${cells(operation).join(' | ')} |`).join('\n')}
${listened(module, events)}`

/** Events that a client can listen for, by the names in `<module>.events`. */
const listened = (module: string, events: readonly DomainEvent[]): string =>
  events.length === 0
    ? ''
    : `\nEvents, in \`generated/${module}.events\` as \`${moduleConstant(module)}Events\`: ${events.map(({ name }) => `\`${name}\``).join(', ')}.\n`

function cells(operation: Operation): readonly string[] {
  const { name, summary, refusals } = operation
  const inPages = listingOf(operation.request as Schema, operation.response as Schema) // a TypeBox schema is a JSON schema
  return [
    `\`${name}\`${inPages ? ', in pages' : ''}`,
    summary.replaceAll('|', '\\|').replace(/\s+/g, ' '),
    isPersonal(operation) ? 'visitors and members, for themselves' : caller[operation.who.kind](operation.who),
    refusals.map((code) => `\`${code}\``).join(' ') || 'none',
  ]
}

const caller: Readonly<Record<Who['kind'], (who: Who) => string>> = {
  anyone: () => 'anyone',
  caller: () => 'any caller',
  staff: () => 'signed-in staff',
  own: (who) => `the owner of it; staff and keys with ${scopeOf(who)}`,
  admin: (who) => `staff and keys with ${scopeOf(who)}`,
}

const scopeOf = (who: Who): string => ('scope' in who ? `\`${who.scope}\`` : '')
