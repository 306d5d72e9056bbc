import type { OnlineAccess } from '@fairground/contract/events/online-access.ts'
import type { ShownAccess } from '@fairground/domain/events/online-access.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'

export const accessToWire = ({ link, instructions, opensAt }: ShownAccess): Static<typeof OnlineAccess> =>
  present({ link, instructions, opensDate: opensAt?.toISOString() })
