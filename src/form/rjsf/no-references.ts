/** Replaces `fast-uri`, which RJSF uses to resolve `$ref`, because our schemas contain none. */
export default {};
