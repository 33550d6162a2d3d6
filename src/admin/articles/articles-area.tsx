import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../frame/missing-page.tsx';
import { ArticleEditor } from './form/article-editor.tsx';
import { EditArticlePage } from './form/edit-article-page.tsx';
import { ArticlesPage } from './list/articles-page.tsx';
import { TrashPage } from './list/trash-page.tsx';
import { VersionsPage } from './versions/versions-page.tsx';

/** The articles' pages, below `/admin/blog`. */
export default function ArticlesArea() {
  return (
    <Routes>
      <Route index element={<ArticlesPage />} />
      <Route path="novo" element={<ArticleEditor />} />
      <Route path="editar/:id" element={<EditArticlePage />} />
      <Route path="lixeira" element={<TrashPage />} />
      <Route path="versoes/:id" element={<VersionsPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
