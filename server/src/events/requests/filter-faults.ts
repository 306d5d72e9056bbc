import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { writtenIn } from '../../ground/texts/message.ts'

/** Runs a query; a filter that cannot be read is answered with the code that the types declare for it. */
export async function withReadableFilter<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const faults = error instanceof InvalidArgument ? error.violations : []
    const fault = faults.find(({ field }) => /^(query\.)?filter\b/.test(field))
    if (!fault) throw error
    const { field, description } = fault
    throw new ApiError({ code: 'FILTER_PARSER_ERROR', field }, (t, locale) =>
      t('violations.faultOf', { field, description: writtenIn(locale)(description) }),
    )
  }
}
