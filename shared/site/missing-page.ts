/** The page for a file that the site does not have: in all languages, since it needs nothing else. */
export const missingPage = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>404</title>
<h1>404</h1>
<p>没有这个文件。<a href="/">回首页</a></p>
<p lang="zh-HK">沒有這個檔案。<a href="/">回首頁</a></p>
<p lang="en">There is no such file. <a href="/">Home</a></p>
</html>
`

/** Whether a path names a file: screens and routes have no dot in their last segment. */
export const hasFileExtension = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/')
