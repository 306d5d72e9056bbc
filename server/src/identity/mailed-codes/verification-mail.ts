import type { TemplatedMail } from '../../mail/compose.ts'

export const verificationMail = (to: string, code: string): TemplatedMail => ({
  to,
  template: 'verification',
  values: { code },
})
