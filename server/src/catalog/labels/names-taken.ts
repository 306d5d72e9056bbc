import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'

/** The name without spaces around it; throws the published rule for one of spaces alone. */
export function nameOf(name: string, field: string): string {
  const trimmed = name.trim()
  if (trimmed !== '') return trimmed
  throw new InvalidArgument([
    {
      field,
      description: message('violations.spacesAlone'),
      violatedRule: 'VALIDATION',
      ruleName: 'ONLY_SPACES_STRING_ERROR',
    },
  ])
}

export const nameTaken = (name: string) => new ApiError({ code: 'NAME_TAKEN', name })

/** Renames again when somebody took a name between our look and our write: the second look sees it. */
export async function lookingAgain<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (violatedConstraint(error) !== constraint) throw error
      if (attempt === 3) throw new ApiError({ code: 'NAME_TAKEN' })
    }
  }
}
