import type { FieldViolation } from '../../ground/api-error.ts'

export const required = (field: string): FieldViolation => ({
  field,
  description: 'is required',
  violatedRule: 'REQUIRED_FIELD',
})
