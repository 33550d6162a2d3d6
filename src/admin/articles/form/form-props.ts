/** What all parts of the form are handed. */
import type { PostProblems } from '../model/check-post.ts';
import type { PostForm } from '../model/post-form.ts';

/** The form, what is wrong with it, and how to change it. */
export interface FormProps {
  readonly form: PostForm;
  readonly problems: PostProblems;
  readonly onChange: (changes: Partial<PostForm>) => void;
}
