/** Attribute of a home page opened by the link in a confirmation mail. */
export const SIGN_UP_MARK = 'cadastro';
