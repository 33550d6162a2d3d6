import { useState } from 'react';
import { todayInBrazil } from '../../../engine/today.ts';
import { newId } from '../new-id.ts';
import { ArticleEditor } from './article-editor.tsx';
import { newArticle } from './use-editor.ts';

/** The form of an article that does not exist yet; its id is made here, so that no retry makes a second one. */
export function NewArticlePage() {
  const [start] = useState(() => newArticle(newId(), todayInBrazil(new Date())));
  return <ArticleEditor start={start} saved={undefined} />;
}
