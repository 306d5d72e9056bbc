import fc from 'fast-check'

/**
 * Properties are tried with the same examples all day (UTC) where a whole run judges a state, so that a second run of it sees what the
 * first saw; elsewhere with others each time.
 */
if (process.env.CI) fc.configureGlobal({ seed: Math.floor(Date.now() / 86_400_000) })
