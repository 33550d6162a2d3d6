/** Attribute that says that the home page was opened by the link of a confirmation mail. */
export const SIGN_UP_MARK = 'cadastro';
