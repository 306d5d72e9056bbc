/** For `dangerouslySetInnerHTML` of what the server wrote and browsers leave as it is. One object for all renders: React would set another again. */
export const AS_WRITTEN = { __html: '' }
