/** Addresses of the check-in application, below `/checkin`. */
export const paths = {
  home: () => '/',
} as const
