/** Attribute of the home page's document after the visitor followed the link in a confirmation mail. */
export const SIGN_UP_MARK = 'cadastro';
