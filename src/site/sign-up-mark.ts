/** Attribute by which the inlined script tells the home page that it was opened by the link of a confirmation mail. */
export const SIGN_UP_MARK = 'cadastro';
