import { FieldError } from './field.tsx'

/** The mistake of a form as a whole, read out as it appears; nothing without a message. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    message && (
      <div role="alert">
        <FieldError>{message}</FieldError>
      </div>
    )
  )
}
