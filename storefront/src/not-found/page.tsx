/** Never shown: the loader always answers 404, and the frame's error page stands in. */
export const Component = () => null
