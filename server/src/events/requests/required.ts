import type { FieldViolation } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'

export const required = (field: string): FieldViolation => ({
  field,
  description: message('violations.required'),
  violatedRule: 'REQUIRED_FIELD',
})
