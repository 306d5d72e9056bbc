import { ApiError } from '../../../ground/api-error.ts'

/** The fields that a mask means, of those that can be set; without a mask all that were sent. A path means its first part. */
export function sentFields<T extends object>(
  sent: T,
  mask: string | undefined,
  settable: readonly string[],
  always: readonly string[] = [],
): T {
  if (!mask) return sent
  const named = mask.split(',').map((path) => path.trim().split('.')[0] ?? '')
  const unknown = named.filter((name) => !settable.includes(name) && !always.includes(name))
  if (unknown.length > 0) throw new ApiError({ code: 'FIELD_MASK_VALUE_NOT_SUPPORTED', fieldMasks: unknown })
  const absent = named.filter((name) => !Object.hasOwn(sent, name))
  if (absent.length > 0) throw new ApiError({ code: 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', fieldMasks: absent })
  const entries = Object.entries(sent).filter(([name]) => named.includes(name) || always.includes(name))
  return Object.fromEntries(entries) as T // some of its own fields, all of them optional
}
