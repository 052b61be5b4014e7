export const id = 787;
export const ids = [787];
export const modules = {

/***/ 5787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(1056);
// EXTERNAL MODULE: ./build/ownership/destination.js
var destination = __webpack_require__(3949);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/text/secrets.js
var secrets = __webpack_require__(6758);
;// CONCATENATED MODULE: ./build/site/patterns.js


/**
 * The pattern of `exclude` that matches only this path, as a line of YAML's `|` block. What can't be printed becomes `?`,
 * which matches any character, as does each character of a name that contains a secret.
 */
function literalPattern(path) {
    const shown = path.replace(/[^/]+/gu, (name) => ((0,secrets/* holdsSecret */.hK)(name) ? '\0'.repeat([...name].length) : name));
    const escaped = shown.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
        if (character === '\\')
            return '\\\\';
        // White space at the end of a line would be removed, but not in brackets.
        return (0,printable/* printable */.g$)(character) === character ? `[${character}]` : '?'.repeat(character.length);
    });
    // With a slash in front, "#", "!", "~" and white space have no special meaning.
    return (0,printable/* printable */.g$)(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped);
}
function unmatchedWarning(line) {
    const start = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.';
    return `exclude: the pattern "${line}" matches nothing. ${start}`;
}

// EXTERNAL MODULE: ./build/site/site.js
var site_site = __webpack_require__(7612);
;// CONCATENATED MODULE: ./build/report/site-report.js




function reportSite(site) {
    const { files, bytes, omitted, doubts, unmatched, rootPage } = site;
    const largest = (0,site_site/* largestOf */.u1)(files, 10);
    const lines = largest.map(({ size, path }) => `${(0,printable/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted)
        lines.push(`Left out (${reason}): ${(0,printable/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}`);
    log/* log */.R.group(`${(0,printable/* count */.U9)(files.length, 'file')}, ${(0,printable/* formatBytes */.z3)(bytes)}`, lines);
    for (const line of unmatched)
        log/* log */.R.warning((0,printable/* printable */.g$)(unmatchedWarning(line)));
    if ((0,site_site/* isRepository */.Z6)(omitted)) {
        const roots = new Set(files.flatMap(({ path }) => /^.*?\//su.exec(path) ?? []));
        const folders = (0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)([...roots], 20));
        log/* log */.R.warning(`The directory is a whole repository, so all of it is published, also what is not part of the site${folders && `; its folders: ${folders}`}. Leave the rest out with "exclude" (as in "*.md"), or move the site into a folder of its own and write that as "directory".`);
    }
    tellDoubt('Dumps of databases and recordings of requests often contain what nobody should see', doubts.dump);
    tellDoubt('A page shows what looks like a live token, to be revoked if it is one', doubts.token);
    for (const doubt of rootPage.doubts)
        log/* log */.R.warning(doubt);
    if (rootPage.details)
        log/* log */.R.info(rootPage.details);
}
function tellDoubt(what, paths) {
    if (paths.length === 0)
        return;
    const toDo = 'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.';
    log/* log */.R.warning(`${what}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}. ${toDo}`);
}

// EXTERNAL MODULE: ./build/site/added-files.js
var added_files = __webpack_require__(8771);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
;// CONCATENATED MODULE: ./build/site/private-names.js
/*
 * Names of files and folders that contain secrets, as the public rules of secret scanners have them: gitrob
 * (github.com/michenriksen/gitrob, core/signatures.go), shhgit (github.com/eth0izzle/shhgit, config.yaml), "pkcs12-file" of
 * gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go), GitHub's templates for .gitignore
 * (github.com/github/gitignore). Not what a site may offer: logs, databases, a program's configuration.
 */
const { raw } = String;
/** Matches a path that ends in one of the names, in any letter case. */
const endIn = (before, ...names) => new RegExp(`${before}(?:${names.join(' ').replaceAll(' ', '|')})$`, 'isu');
const stage = '(?:local|dev|development|test|testing|ci|qa|uat|stage|staging|preview|prod|production|live)';
/** Names of files, without what marks a backup. */
const privateFile = endIn('^', 
// Environment files, also those of Cloudflare's tools. Pages read their configuration from "env.json" or "env.js".
raw `\.env.* .*\.env .*\.env\.txt (?:dot)?env env\.${stage}(?:\.local)? \.dev\.vars.* \.renviron`, 
// What package managers, hosts, databases, and programs that copy a site to its server ask for.
raw `npmrc \.npmrc.* \.yarnrc\.yml \.pypirc settings-security\.xml [._]netrc \.git-credentials \.?htpasswd \.pgpass`, raw `\.my(?:login)?\.cnf \.s3cfg \.boto \.dockercfg \.dockerconfigjson \.tugboat otr\.private_key proftpdpasswd`, raw `\.vault-token \.terraformrc \.smbcredentials \.msmtprc \.ftpconfig \.remote-sync\.json sftp-config\.json`, raw `filezilla\.xml recentservers\.xml .+\.tfstate(?:\.\d+)? .+\.tfvars(?:\.json)? master\.key \.?wp-config\.php.*`, raw `local\.settings\.json (?:credentials|rootkey|.*accesskeys)\.csv client_secrets?(?:_.*)?\.json gha-creds-.*\.json`, raw `kubeconfig kubeconfig-[^.]* kubeconfig\.ya?ml`, 
// What was typed, passwords too. SSH keys, and stores of keys and passwords whose content is not readable.
raw `\.\w*history fish_history .+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?`, raw `.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`);
const privatePlace = endIn('(?:^|/)', raw `\.docker/config\.json \.vscode/sftp\.json \.m2/settings\.xml \.bundle/config \.composer/auth\.json`, raw `config/(?:secrets|database)\.ya?ml \.streamlit/secrets\.toml`);
/** Folders of keys, of version control, and of a package manager. */
const privateFolder = endIn(raw `(?:^|[/\\])`, raw `\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj) node_modules \.env(?:\.[^/\\]*)?`, raw `\.config[/\\](?:gh|gcloud)`);
const html = 'html htm xhtml shtml';
const private_names_text = 'md mdx markdown rst adoc rss atom vtt srt';
const media = [
    'png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
    'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
];
const code = 'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1';
const htmlFile = endIn(raw `\.`, html);
const proseFile = endIn(raw `\.`, html, private_names_text, 'xml');
const binaryFile = endIn(raw `\.`, ...media);
/** Private names don't end in what sites consist of, except those that start with a dot. */
const webFile = endIn(raw `(?:^|/)[^./][^/]*\.`, html, private_names_text, ...media, code);
/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/isu;
const backup = /(?:~|\.(?:bak|backup|old|orig|save|swp))$/iu;
/** Text that shows tokens and keys in order to explain them. */
const isProse = (path) => proseFile.test(path) || documentation.test(path);
/** What is compressed or drawn: it is not searched. */
const isBinary = (path) => binaryFile.test(path);
/** Whether the name of a file tells that it contains secrets. HTML never does. */
function isPrivateFile(path) {
    if (htmlFile.test(path) || webFile.test(path))
        return false;
    const bare = path.replace(backup, '');
    return privateFile.test(bare.slice(path.lastIndexOf('/') + 1)) || privatePlace.test(bare);
}
/** Whether the path of a folder ends in the name of one that is private. */
const isPrivateFolder = (path) => privateFolder.test(path);

;// CONCATENATED MODULE: ./build/site/directory.js






const usual = [
    ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
    ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
];
/** The real path of the folder. Throws for one that can't be a site, such as `.git`. */
function realRoot(named) {
    const { directory, workspace } = named;
    const path = (0,external_node_path_.resolve)(workspace, directory);
    let real;
    try {
        real = (0,file_access/* realPath */.Ye)(path);
        if (!(0,external_node_fs_.statSync)(real).isDirectory())
            throw wrongFolder(named, 'is a file', 'Write the folder that holds the site, not a file in it.');
    }
    catch (cause) {
        const code = (0,file_access/* codeOf */.$N)(cause);
        if (code === 'ENOENT')
            throw wrongFolder(named, 'does not exist', missingHint(named), cause);
        throw wrongFolder(named, `can't be opened: ${code}`, 'Check its permissions.', cause);
    }
    if (/(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(real) || isPrivateFolder(real))
        throw wrongFolder(named, 'looks private', 'Write the folder that the build writes, as in "directory: dist".');
    return real;
}
function wrongFolder({ directory }, why, hint, cause) {
    return new errors/* InputError */.dz('directory', `${(0,file_access/* quote */.hD)(directory)} ${why}.`, { hint, cause });
}
/** The input `directory` for a folder whose path is relative to the one that it names now. */
function directoryFor({ directory }, folder) {
    return external_node_path_.posix.join(directory.replaceAll(external_node_path_.sep, '/'), folder);
}
/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
function builtFolder(named) {
    const path = (0,external_node_path_.resolve)(named.workspace, named.directory);
    const found = usual.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, folder, 'index.html')));
    return found && directoryFor(named, found);
}
/** What the workspace has: the same name in another case, what builds usually write, or its folders. */
function missingHint({ directory, workspace }) {
    const folders = (0,file_access/* isFolder */.lQ)(workspace) ? (0,external_node_fs_.readdirSync)(workspace).filter((name) => (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(workspace, name))) : [];
    const alike = folders.filter((name) => name.toLowerCase() === directory.toLowerCase());
    const likely = usual.filter((folder) => (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(workspace, folder)));
    const shown = [alike, likely, folders].find(({ length }) => length > 0) ?? [];
    const there = shown.length > 0 && `The workspace has ${(0,printable/* firstOf */.Ku)(shown.map(file_access/* quote */.hD), 10)}.`;
    return `Check that the build step runs before this one, and which folder it writes: "directory" is relative to the workspace, whatever "working-directory" is. ${there || 'The workspace is empty: is there a step that checks out or downloads?'}`;
}

;// CONCATENATED MODULE: ./build/site/leak-error.js



/** Lines of the block: a comment has room for them. */
const most = 200;
/** One error for all leaks, with the whole input `exclude` that leaves them out. */
function leakError(leaks, exclude) {
    const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const named = sorted.map(({ path, reason }) => `${(0,printable/* excerpt */.Kb)(path, 300)} (${reason})`);
    const message = `Something in the directory looks private or leads outside: ${(0,printable/* firstOf */.Ku)(named, 5)}. Nothing was sent.`;
    const left = sorted.length - most;
    const hasKey = leaks.some(({ reason }) => /key|token/u.test(reason));
    const hint = [
        'Check that "directory" is what the build writes.',
        hasKey ? 'Take a key or token out of what is built, and revoke it if it was ever public.' : [],
        exclude.length > 0 ? 'Or write these lines in place of the step\'s "exclude".' : 'Or add these lines.',
        left > 0 ? `The next run shows ${(0,printable/* count */.U9)(left, 'more line')}.` : [],
        leaks.every(({ isLink }) => isLink) ? [] : 'To publish a file on purpose, write "!" in front of its line.',
    ];
    const lines = sorted.slice(0, most).map(({ path }) => literalPattern(path));
    const block = ['exclude: |', ...exclude.map(printable/* printable */.g$), ...lines].join('\n  ');
    return new errors/* SiteError */.wt(message, { hint: `${hint.flat().join(' ')}\n${block}` });
}

;// CONCATENATED MODULE: ./build/site/live-tokens.js
const { raw: live_tokens_raw } = String;
/** The public half of a key stands in addresses that were signed for everybody to use. */
const unsigned = '(?<!(?:[Cc]redential|AWS[Aa]ccess[Kk]ey[Ii]d)(?:=|%3D))';
const formats = [
    ['Anthropic', 'anthropic-api-key', 'sk-ant-', live_tokens_raw `[a-z]+\d+-([\w-]{80,200})`],
    ['AWS', 'aws-access-token', `${unsigned}A[KS]I`, 'A([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
    ['Databricks', 'databricks-api-token', 'dap', live_tokens_raw `i([a-f0-9]{32})(?!\w)`],
    ['DigitalOcean', 'digitalocean-pat', 'do[opr]_v1_', '([a-f0-9]{64})'],
    ['Discord', 'th.discordwebhook', live_tokens_raw `discord(?:app)?\.com/`, live_tokens_raw `api/webhooks/\d{17,20}/([\w-]{60,80})`],
    ['Docker', 'np.dockerhub.1', 'dckr_[po]at_', live_tokens_raw `([\w-]{27,100})`],
    ['GitHub', 'github-pat', 'gh[pousr]_', '([A-Za-z0-9]{36,255})'],
    // The first part does not reach beyond the next prefix, so that a row of prefixes takes no longer than other text.
    ['GitHub', 'github-app-token', 'gh[pousr]_', live_tokens_raw `((?:(?!gh[pousr]_)[\w-]){20,500}(?:\.[\w-]{20,500}){2})`],
    ['GitHub', 'github-fine-grained-pat', 'github_pat_', live_tokens_raw `(\w{36,255})`],
    ['GitLab', 'gitlab-pat', 'glpat-', live_tokens_raw `([\w-]{20,300})`],
    ['Google OAuth', 'np.google.2', 'GOCSPX-', live_tokens_raw `([\w-]{28})(?![\w-])`],
    ['Grafana', 'grafana-cloud-api-token', 'glc_', '([A-Za-z0-9+/]{32,400})'],
    ['Grafana', 'grafana-service-account-token', 'glsa_', '([A-Za-z0-9]{32}_[A-Fa-f0-9]{8})'],
    ['Hugging Face', 'huggingface-access-token', 'hf_', live_tokens_raw `([A-Za-z0-9]{34})(?!\w)`],
    ['Linear', 'linear-api-key', 'lin_api_', '([A-Za-z0-9]{40})'],
    ['npm', 'npm-access-token', 'npm_', live_tokens_raw `([A-Za-z0-9]{36})(?!\w)`],
    ['OpenAI', 'openai-api-key', live_tokens_raw `sk-(?:(?!sk-)[\w-]){16,100}T3BlbkFJ`, live_tokens_raw `([\w-]{16,100})`],
    ['Postgres', 'np.postgres.1', 'postgres(?:ql)?:', live_tokens_raw `//[^\s:@/]+:([\w%~!&-.;=]{8,})@(?![\w.-]*example)[\w-]+\.`],
    ['PyPI', 'pypi-upload-token', 'pypi-', live_tokens_raw `AgEIcHlwaS5vcmc([\w-]{50,1000})`],
    ['SendGrid', 'sendgrid-api-token', 'SG', live_tokens_raw `\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
    ['Shopify', 'shopify-access-token', 'shp(?:at|ca|pa|ss)_', '([a-fA-F0-9]{32})'],
    ['Slack', 'slack-bot-token', 'xox[abeprs]-', live_tokens_raw `(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
    ['Slack', 'slack-webhook-url', live_tokens_raw `hooks\.slack\.com/`, '(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,100})'],
    ['Stripe', 'stripe-access-token', '[rs]k_live_', '([A-Za-z0-9]{16,200})'],
    ['Supabase', 'th.supabasetoken', 'sbp_', live_tokens_raw `([a-z0-9]{40})(?!\w)`],
    ['Supabase', 'supabase.com/docs/guides/api/api-keys', 'sb_secret_', live_tokens_raw `([\w-]{20,100})`],
    ['Telegram', 'np.telegram.1', live_tokens_raw `(?:bot)?\d{5,16}:`, live_tokens_raw `AA([\w-]{32,33})(?![\w-])`],
];
/** A token begins a word, or follows an escape whose last character is not a part of it. */
const start = live_tokens_raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtNRT]|%[0-9A-Fa-f]{2}|\\[uU]00[0-9A-Fa-f]{2}))`;
/** The ends of anchors come first, because one is found far sooner than a word. Rows of one character have none. */
const live = (() => {
    const anchors = formats.map(([, , anchor]) => anchor);
    const ends = [...new Set(anchors.map((anchor) => anchor.slice(-1)))];
    const twice = ends.map((end) => end + end).join('|');
    const tokens = formats.map(([, , anchor, after]) => `(?<=${start}${anchor})${after}`).join('|');
    return new RegExp(`(?:${ends.join('|')})(?<!${twice})(?<=${anchors.join('|')})(?:${tokens})`, 'gu');
})();
/** Words in examples. Short ones are in random characters, too, so they count only at a word's end or start. */
const example = /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|token|secret|passw|(?:^|[-_])(?:fake|your)|(?:fake|your)[-_]/iu;
/** Rows of characters that no service gives out. */
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH|AbC123/u;
function liveTokenIn(text) {
    // For a small file that has none, to begin with all matches takes longer than the search.
    if (text.search(live) < 0)
        return undefined;
    for (const [, ...groups] of text.matchAll(live)) {
        const at = groups.findIndex((group) => group !== undefined);
        const random = groups[at] ?? '';
        // Of 16 random characters that are some 13.
        if (!example.test(random) && !row.test(random) && new Set(random).size >= 8)
            return formats[at]?.[0];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/site/private-content.js

/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu;
/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body = /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: [^\n]{0,200}\n[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u;
/** The worst that the bytes of a file contain. The time is proportional to their length. */
function secretIn(bytes, key) {
    const text = bytes.toString('latin1');
    if (key?.(text))
        return { what: "the account's API key", kind: 'key' };
    if (text.includes('PRIVATE KEY') && hasPrivateKey(text))
        return { what: 'a private key', kind: 'key' };
    const issuer = liveTokenIn(text);
    return issuer === undefined ? undefined : { what: `a live token (${issuer})`, kind: 'token' };
}
/** Whether a text has the first line of a private key, and after it 60 or more characters of Base64 that look random. */
function hasPrivateKey(text) {
    for (const { 0: found, index } of text.matchAll(header)) {
        const start = index + found.length;
        const [inside = ''] = text.slice(start, start + 3000).split('----', 1);
        // JSON in JSON has more than one backslash. A plus joins strings.
        const [, pieces = ''] = body.exec(inside.replace(/\\+[rnt]|["']\s*\+\s/gu, '\n')) ?? [];
        const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '');
        if (base64.length >= 60 && new Set(base64).size >= 16)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
;// CONCATENATED MODULE: ./build/site/generators.js
/** The more special signs come first: many of these build with Vite. */
const generators = [
    ['Next.js', /\/_next\//u, 'basePath'],
    ['Nuxt', /\/_nuxt\//u, 'app.baseURL'],
    ['SvelteKit', /\/_app\/immutable\//u, 'paths.base'],
    ['Astro', /^Astro|\/_astro\//u, 'base'],
    ['VitePress', /^VitePress/u, 'base'],
    ['Docusaurus', /^Docusaurus/u, 'baseUrl'],
    ['Hugo', /^Hugo/u, 'baseURL'],
    ['Jekyll', /^Jekyll/u, 'baseurl'],
    ['Eleventy', /^Eleventy/u, 'pathPrefix'],
    ['Gatsby', /^Gatsby/u, 'pathPrefix'],
    ['Angular', /\/(?:main|polyfills)-[A-Z0-9]{8}\.js/u, 'baseHref'],
    ['Vite', /\/assets\/[^/]+-[\w-]{8}\.(?:js|css)/u, 'base'],
];
/** The setting of the first generator that a text has the sign of. */
function basePathOf(text) {
    const [name, , basePath] = generators.find(([, sign]) => sign.test(text)) ?? [];
    return name && `"${basePath}" in the configuration of ${name}`;
}
const basePaths = generators.map(([name, , basePath]) => `"${basePath}" in ${name}`).join(', ');

;// CONCATENATED MODULE: ./build/site/root-page.js






/** Throws if the files are no site but what it is built from, or only contain one; for a live site without a root page. */
async function lookAtRootPage(files, omitted, named) {
    const page = files.find(({ path }) => path === 'index.html');
    if (page === undefined)
        return { doubts: [withoutRootPage(files, omitted, named)] };
    const { generator, assets } = await readAssets((0,read_file/* readText */.yR)(page, 4 * 1024 * 1024) ?? '');
    const source = assets.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path));
    if (source !== undefined) {
        const built = builtFolder(named);
        const why = `its index.html asks for ${(0,printable/* excerpt */.Kb)(source)}, which no browser can run`;
        const hint = built ? `Write "directory: ${(0,printable/* excerpt */.Kb)(built)}".` : 'Write the folder that the build writes.';
        throw wrongFolder(named, `is a project, not the site that is built from it: ${why}`, `${hint} Nothing was sent.`);
    }
    const there = new Set(files.map(({ path }) => path));
    const missing = [...new Set(assets)].filter((path) => !there.has(path));
    return missing.length > 0 ? withoutAssets(missing, there, generator) : { doubts: [] };
}
function withoutRootPage(files, omitted, named) {
    const pages = files.map(({ path }) => path).filter((path) => /\.html?$/iu.test(path));
    const [home = ''] = pages.filter((path) => /(?:^|\/)index\.html?$/iu.test(path)).toSorted(byDepth);
    const folder = external_node_path_.posix.dirname(home);
    // If other pages are beside the folder, it is only a part of the site.
    const isWhole = home.includes('/') && pages.every((path) => path.startsWith(`${folder}/`));
    const built = isWhole ? directoryFor(named, folder) : builtFolder(named);
    let hint = 'Write the folder that the build writes, with its root page, as "directory".';
    if (built)
        hint = `Write "directory: ${(0,printable/* excerpt */.Kb)(built)}".`;
    if (home !== '' && folder === '.')
        hint = `Rename ${(0,printable/* excerpt */.Kb)(home)}, which a link does not show.`;
    let why = named.isLiveSite && pages.length > 0 ? 'has HTML pages, but no index.html at its root' : undefined;
    if ((0,site_site/* isRepository */.Z6)(omitted))
        why = 'is a whole repository without an index.html at its root: sources, not a site';
    if (why !== undefined)
        throw wrongFolder(named, why, `${hint} Nothing was sent.`);
    return `There is no index.html at the root of the directory, so the link itself may show nothing. ${hint}`;
}
const byDepth = (a, b) => a.split('/').length - b.split('/').length;
/** If an asset is there without the first folder of its path, the site was built for a base path. */
function withoutAssets(missing, there, generator) {
    const moved = missing.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)));
    if (moved === undefined) {
        const shown = missing.map((path) => (0,printable/* excerpt */.Kb)(path, 100));
        const what = `index.html asks for scripts or styles that are not in the site: ${(0,printable/* firstOf */.Ku)(shown, 5)}.`;
        return { doubts: [`${what} The page will be shown without them.`] };
    }
    const base = (0,printable/* excerpt */.Kb)(`/${moved.split('/', 1)}/`, 100);
    const what = `The site was built for the base path ${base}, but a link is served from the root: its page will have no scripts and styles.`;
    const setting = basePathOf(`${generator}\n${missing.map((path) => `/${path}`).join('\n')}`);
    if (setting !== undefined)
        return { doubts: [`${what} Set ${setting} to "/".`] };
    return { doubts: [`${what} Build it for "/".`], details: `The base path is ${basePaths}.` };
}
/** Only tells local addresses from others. */
const site = 'https://static-deploy.invalid/';
/** What made a page, and its scripts and styles that are in the site itself; no script that a browser does not run. */
async function readAssets(html) {
    const { Parser } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 6034));
    const page = { generator: '', assets: [] };
    let base = '';
    const parser = new Parser({
        onopentag(tag, { href = '', src = '', rel = '', type = '', name = '', content = '' }) {
            if (tag === 'base')
                base ||= href;
            if (tag === 'meta' && name === 'generator')
                page.generator = content;
            const isScript = tag === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type);
            const isStyle = tag === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel);
            if (isScript || isStyle)
                page.assets.push(...pathOf(isScript ? src : href, base));
        },
    });
    parser.end(html);
    return page;
}
function pathOf(address, base) {
    try {
        const { origin, pathname } = new URL(address, new URL(base, site));
        const path = decodeURIComponent(pathname.slice(1));
        return address !== '' && `${origin}/` === site && path !== '' ? [path] : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/site/server-build.js




/** `npm run generators` tries the builds of these. SvelteKit's has the marks of the last row too, and no pages in "client". */
const serverBuilds = [
    ['Nitro', ['nitro.json', 'server/index.mjs'], 'public', 'in Nuxt "nuxt generate"'],
    ['Astro', ['server/entry.mjs', 'client'], 'client', "output: 'static'"],
    ['Next.js', ['BUILD_ID', 'build-manifest.json'], '../out', "output: 'export'"],
    ['SvelteKit', ['server/manifest.js', 'client'], '', '"@sveltejs/adapter-static"'],
    ['Remix or React Router', ['server/index.js', 'client'], 'client', 'ssr: false'],
];
/** Throws for a folder that needs a server. With a page at its root it is a site. */
function requireNoServerBuild(root, named) {
    const has = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
    const found = serverBuilds.find(([, marks]) => marks.every(has));
    if (found === undefined || has('index.html'))
        return;
    const [name, , folder, setting] = found;
    const line = folder ? `"directory: ${(0,printable/* excerpt */.Kb)(directoryFor(named, folder))}"` : 'the folder that it writes';
    const hint = has(`${folder}/index.html`) ? `Write ${line}` : `Build a static site (${setting}), and write ${line}`;
    throw wrongFolder(named, `is a server build of ${name}, not a static site`, `${hint}. Nothing was sent.`);
}

// EXTERNAL MODULE: ./build/site/names.js
var names = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/site/walk.js







class Walk {
    omitted = new Map();
    /** What looks private and no `!` pattern names, and links that lead outside. */
    leaks = [];
    #choice;
    #root;
    #onWire = new Map();
    /** The real paths of the folders that the walk is in. */
    #open = [];
    constructor(choice, root) {
        this.#choice = choice;
        this.#root = root;
    }
    /** The files to publish, sorted by path (UTF-16 code units); once. Throws for the first one that can't be. */
    *files(path = '', real = '') {
        const dirents = (0,file_access/* attempt */.CD)(path, 'listed', () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.#root, real), { withFileTypes: true }));
        const listed = dirents.map((dirent) => {
            const { name } = dirent;
            const onDisk = (real && `${real}/${name}`) || name;
            const isToEnter = dirent.isDirectory() || (dirent.isSymbolicLink() && (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(this.#root, onDisk)));
            const entry = { path: (path && `${path}/${name}`) || name, real: onDisk, isFolder: isToEnter };
            // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
            return { dirent, entry, key: isToEnter ? `${name}/` : name };
        });
        listed.sort((a, b) => (a.key < b.key ? -1 : 1));
        this.#open.push(real);
        for (const { dirent, entry } of listed) {
            const found = this.#visit(dirent, entry);
            if (found?.isFolder)
                yield* this.files(found.path, found.real);
            else if (found)
                yield { path: found.path, source: (0,external_node_path_.join)(this.#root, found.real) };
        }
        this.#open.pop();
    }
    /** A file to publish or a folder to enter, as below; undefined for what is left out. */
    #visit(dirent, entry) {
        const { exclude, includeHiddenFiles } = this.#choice;
        const { path, isFolder } = entry;
        const isReal = dirent.isDirectory();
        const isExcluded = exclude.excludes(path, isFolder);
        const omission = (0,names/* omissionOf */.Lv)(dirent.name, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined);
        if (omission === 'exclude' && isReal && exclude.mayKeepIn(path, isPrivateFolder(path)))
            return entry;
        if (omission !== undefined)
            return this.#omit(omission, isReal ? `${path}/` : path);
        if (dirent.isSymbolicLink())
            return this.#follow(entry);
        return isReal ? this.#unlessPrivate(entry) : this.#file(entry, dirent.isFile());
    }
    /** A link is published as what it points to, if the names on the way there may be published. */
    #follow(link) {
        const { path, isFolder } = link;
        const real = (0,file_access/* targetOf */.$r)(path, (0,external_node_path_.join)(this.#root, link.real), this.#root);
        if (typeof real !== 'string')
            return void this.leaks.push(real);
        const entry = { ...link, real };
        const isInPrivate = real.split('/').some((_, end, names) => isPrivateFolder(names.slice(0, end).join('/')));
        if (isInPrivate && !this.#choice.exclude.names(path))
            return this.#leak(link);
        const omission = (0,names/* omissionOf */.Lv)(real, isFolder, this.#choice.includeHiddenFiles);
        if (omission !== undefined)
            return this.#omit(omission, path);
        if (!isFolder)
            return this.#file(entry, (0,file_access/* attempt */.CD)(path, 'read', () => (0,external_node_fs_.statSync)((0,external_node_path_.join)(this.#root, real))).isFile());
        return this.#open.includes(real) ? this.#omit('link back into a folder above', path) : this.#unlessPrivate(entry);
    }
    #file(entry, isFile) {
        const { path } = entry;
        // Opening a device or a pipe could do something, so they are not opened.
        if (!isFile) {
            const hint = `It can't be published. Leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`;
            throw new errors/* SiteError */.wt(`${(0,file_access/* quote */.hD)(path)} is not a regular file but a socket, pipe or device.`, { hint });
        }
        (0,names/* checkName */.I3)(path, this.#onWire);
        return this.#unlessPrivate(entry);
    }
    #unlessPrivate(entry) {
        const { path, real, isFolder } = entry;
        const isPrivate = isFolder ? isPrivateFolder : isPrivateFile;
        const looksPrivate = isPrivate(path) || isPrivate(real);
        return looksPrivate && !this.#choice.exclude.names(path) ? this.#leak(entry) : entry;
    }
    #leak({ path, isFolder }) {
        this.leaks.push({ path: isFolder ? `${path}/` : path, reason: 'its name' });
    }
    #omit(reason, path) {
        const paths = this.omitted.get(reason) ?? [];
        this.omitted.set(reason, paths);
        paths.push(path);
    }
}

;// CONCATENATED MODULE: ./build/site/collect.js













/** Bytes of a file that are searched at once, and of each piece that belong to the next one too. */
const searched = 16 * 1024 * 1024;
const seam = 64 * 1024;
/**
 * Finds the files of a site. Calls to the file system are synchronous: for 100,000 files that is several times as fast.
 *
 * @throws {InputError} if the directory can't be the site, or is empty
 * @throws {SiteError} for what looks private, leads outside or can't be published
 */
async function collectSite(directory, workspace, options) {
    const { exclude, apiKey = '', isLiveSite = false, signal } = options;
    const named = { directory, workspace };
    const root = realRoot(named);
    requireNoServerBuild(root, named);
    const walk = new Walk(options, root);
    const { omitted, leaks } = walk;
    const key = (0,secrets/* keyFinder */.U9)(apiKey);
    const buffer = Buffer.allocUnsafeSlow(searched);
    const files = [];
    const doubts = { dump: [], token: [] };
    for (const { path, source } of walk.files()) {
        // Now and then, so that a signal of the system is seen.
        if (files.length % 256 === 0 || (files.at(-1)?.size ?? 0) > 1024 * 1024)
            await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
        const { kind, what = '' } = (0,file_access/* attempt */.CD)(path, 'read', () => (0,read_file/* whileOpen */.Us)(source, (descriptor) => {
            const { size, mtimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
            files.push({ path, source, size, modified: mtimeMs });
            if (isBinary(path) && isBinary(source))
                return undefined;
            return secretInOpen(descriptor, buffer, key);
        })) ?? {};
        if (key?.(path))
            leaks.push({ path, reason: "the account's API key in its name" });
        else if (exclude.names(path))
            continue;
        else if (kind === 'token' && isProse(path) && isProse(source))
            doubts.token.push(path);
        else if (kind !== undefined)
            leaks.push({ path, reason: what });
        else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path))
            doubts.dump.push(path);
    }
    const rootPage = files.length > 0 ? await lookAtRootPage(files, omitted, { ...named, isLiveSite }) : { doubts: [] };
    if (leaks.length > 0)
        throw leakError(leaks, exclude.lines);
    const emptyHint = 'Check that the build ran and wrote there, and what "exclude" leaves out. Nothing was sent.';
    if (files.length === 0)
        throw wrongFolder(named, 'has nothing to publish', emptyHint);
    return { files, bytes: (0,site_site/* bytesOf */.$$)(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage };
}
/** The worst in an open file, which is read in pieces. Each begins with the end of the one before. */
function secretInOpen(descriptor, buffer, key) {
    let token;
    for (let at = 0;; at += searched - seam) {
        const length = (0,external_node_fs_.readSync)(descriptor, buffer, 0, searched, at);
        const secret = secretIn(buffer.subarray(0, length), key);
        if (secret?.kind === 'key' || length < searched)
            return secret?.kind === 'key' ? secret : (token ?? secret);
        token ??= secret;
    }
}

;// CONCATENATED MODULE: ./build/site/exclude.js



/** What glob takes for the root of patterns: on Windows that of the current drive. */
const root = (0,external_node_path_.resolve)('/');
/**
 * The patterns of the input `exclude`, for one walk: it remembers which ones matched. Paths are relative to the site's root.
 * The matcher is that of `@actions/glob`. Its public `glob()` would walk through the site a second time, slowly, and would
 * follow links that lead outside.
 */
class Exclude {
    /** As the user wrote them, also comments, but without empty ones and white space around. */
    lines;
    #patterns;
    #named;
    #matched = new Set();
    constructor(lines, patterns) {
        this.lines = lines;
        this.#patterns = patterns;
        this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)));
    }
    static async parse(text) {
        const lines = text.split(/[\r\n]/u).flatMap((line) => line.trim() || []);
        const written = lines.filter((line) => !line.startsWith('#'));
        if (written.length === 0)
            return new Exclude(lines, []);
        // Most sites exclude nothing, and should not wait for it.
        const glob = await __webpack_require__.e(/* import() */ 809).then(__webpack_require__.bind(__webpack_require__, 809));
        const all = [];
        for (const line of written) {
            const { negation, pattern } = partsOf(line);
            try {
                // A folder that matches stands for all that is in it.
                const both = [pattern, pattern.replace(/\/*$/u, '/*/**')].map((each) => `${negation}/${each}`);
                const globber = await glob.create(both.join('\n'));
                const { patterns } = globber;
                all.push(...patterns.map((matcher) => ({ line, matcher })));
            }
            catch (cause) {
                const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".';
                throw new errors/* InputError */.dz('exclude', `the pattern "${(0,printable/* excerpt */.Kb)(line)}" can't be used.`, { hint, cause });
            }
        }
        return new Exclude(lines, all);
    }
    /** The lines that matched nothing, but none that leads into what was left out: nobody looked there. */
    unmatched(omitted) {
        const out = [...omitted.values()].flat().map((path) => path.normalize().replace(/\/?$/u, '/'));
        const lines = this.#patterns.map(({ line }) => line).filter((line) => !this.#matched.has(line));
        return [...new Set(lines)].filter((line) => !out.some((path) => pathIn(line).startsWith(path)));
    }
    /** As in `@actions/glob`, the last pattern that matches decides. */
    excludes(path, isFolder) {
        const onDisk = root + path.normalize();
        const matching = this.#patterns.filter(({ matcher }) => (matcher.match(onDisk) & (isFolder ? 1 : 2)) !== 0);
        for (const { line } of matching)
            this.#matched.add(line);
        return matching.at(-1)?.matcher.negate === false;
    }
    /** Whether `!` lines may keep something in an excluded folder: in a private one only a path that a line names. */
    mayKeepIn(folder, isPrivate) {
        const start = `${folder.normalize()}/`;
        return isPrivate ? [...this.#named].some((path) => path.startsWith(start)) : this.#named.size > 0;
    }
    /** Whether a `!` line is this path: who wrote a broader one may not have thought of it. */
    names(path) {
        return this.#named.has(path.normalize());
    }
}
/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern, in Unicode's NFC. */
function partsOf(line) {
    const [, negation = '', pattern = ''] = /^((?:!\s*)*)(?:\.?\/)*(.*)$/su.exec(line) ?? [];
    return { negation, pattern: pattern.normalize() };
}
/** The path that a line names if it contains no wildcard, without escapes and `/` at its end. */
const pathIn = (line) => partsOf(line).pattern.replace(/\/$|\[(.)\]|\\(.)/gu, '$1$2');

// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/operations/job.js + 7 modules
var job = __webpack_require__(503);
// EXTERNAL MODULE: ./build/operations/publish.js + 1 modules
var publish = __webpack_require__(2390);
// EXTERNAL MODULE: ./build/operations/seen.js
var operations_seen = __webpack_require__(5031);
// EXTERNAL MODULE: ./build/operations/show.js
var show = __webpack_require__(3681);
;// CONCATENATED MODULE: ./build/operations/deploy.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});














/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
async function deploy(directory, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, hosting } = work;
        const start = performance.now();
        const reading = Promise.all([(0,operations_seen/* readSeen */.OP)(work), (0,operations_seen/* hadBranch */.yz)(work)]);
        reading.catch(() => { });
        // If the files can't be published, the comment still tells what is live.
        const built = await collect(directory, work).catch(async (error) => {
            await reading.catch(() => { });
            throw error;
        });
        const [seen, isBranchThere] = await reading;
        const to = (0,destination/* destinationOf */.My)((0,job/* deployerOf */.qE)(work), seen);
        (0,show/* tellNotices */.l)(to.notices, work);
        const comparing = inputs.compareWith === undefined ? undefined : await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(362)]).then(__webpack_require__.bind(__webpack_require__, 1362));
        const own = withOwn(built, await comparing?.pageListFor(built, to.link, work), work);
        const compared = __addDisposableResource(env_1, comparing?.compare(own, to.link, work), false);
        const { site, looks } = await pictured(own, compared?.found, work);
        const { form, why } = (0,dialect/* formFor */.i)(inputs.uploadAs, site.files, hosting.dialect, inputs.baseUrl.host);
        const facts = factsOf(site, form);
        if (inputs.dryRun)
            return await (await __webpack_require__.e(/* import() */ 179).then(__webpack_require__.bind(__webpack_require__, 5179))).rehearse(facts, why, site, seen, to, work);
        const packed = __addDisposableResource(env_1, form === 'zip' ? await packSite(site, work) : undefined, false);
        log/* log */.R.info(`Sending ${packed ? 'one archive' : (0,printable/* count */.U9)(site.files.length, 'single file')}: ${why}.`);
        const parts = packed ? [packed.file] : site.files;
        const shipment = { parts, site: site.files, password: (0,job/* passwordFor */.bE)(work) };
        return await (0,publish/* publish */.m)(shipment, { seen, to, isBranchThere }, work, async ({ link, status, quota, liveAfter }, shown) => ({
            kind: 'deployed',
            ...shown,
            link,
            status,
            quota,
            site: facts,
            isProtected: (0,build_target/* isPreview */.b)(work.target) ? shipment.password !== undefined : undefined,
            start,
            liveAfter,
            compared: await compared?.found,
            looks,
        }));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function factsOf({ files, bytes, omitted, rootPage }, form) {
    return { fileCount: files.length, bytes, form, omitted, doubts: rootPage.doubts };
}
/** Finds the files of the site. @throws {SiteError} for what must not be published */
async function collect(directory, { inputs, context, signal, target }) {
    // While files are collected nothing else can run. So the first requests get a moment to go out.
    await (0,promises_.setImmediate)();
    const exclude = await Exclude.parse(inputs.exclude);
    const options = { ...inputs, exclude, isLiveSite: !(0,build_target/* isPreview */.b)(target), signal };
    const site = await collectSite(directory, context.workspace, options);
    reportSite(site);
    return site;
}
function withOwn(site, list, { inputs, target }) {
    const robots = inputs.noindex && (0,build_target/* isPreview */.b)(target) ? added_files/* robotsFile */.W : undefined;
    const added = [robots, list].filter((each) => each !== undefined);
    for (const { path, why } of added)
        log/* log */.R.info(`Added to the site: ${path} (${why}).`);
    return (0,added_files/* withAdded */.l)(site, added);
}
/** With pictures a preview waits for what changed. A dry run takes none. */
async function pictured(site, compared, work) {
    const { inputs, target } = work;
    if (inputs.screenshots === 0 || inputs.dryRun || !(0,build_target/* isPreview */.b)(target))
        return { site };
    const { withPictures } = await __webpack_require__.e(/* import() */ 353).then(__webpack_require__.bind(__webpack_require__, 9353));
    return await withPictures(site, await compared, work);
}
async function packSite(site, { context, signal }) {
    const start = performance.now();
    const { pack } = await __webpack_require__.e(/* import() */ 520).then(__webpack_require__.bind(__webpack_require__, 8139));
    const archive = await pack(site.files, context.temp, signal);
    const took = (0,printable/* formatDuration */.a3)(performance.now() - start);
    log/* log */.R.info(`Packed into site.zip: ${(0,printable/* formatBytes */.z3)(archive.file.size)} of ${(0,printable/* formatBytes */.z3)(site.bytes)}, in ${took}.`);
    return archive;
}


/***/ }),

/***/ 2390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/deployments/answers.js
var answers = __webpack_require__(4215);
// EXTERNAL MODULE: ./build/deployments/permissions.js
var permissions = __webpack_require__(1636);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/ownership/one-site.js
var one_site = __webpack_require__(4485);
// EXTERNAL MODULE: ./build/ownership/refusals.js
var refusals = __webpack_require__(6216);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/operations/remove-preview.js
var remove_preview = __webpack_require__(2285);
;// CONCATENATED MODULE: ./build/operations/check.js




/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @returns milliseconds until it served it. Undefined if nobody asked.
 * @throws {ActionError} if it does not
 */
async function checkLink(uploaded, shipment, work) {
    const { inputs, signal, progress } = work;
    const { link } = uploaded;
    const { site } = shipment;
    const options = { signal, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    const start = performance.now();
    const took = () => (0,printable/* formatDuration */.a3)(performance.now() - start);
    if (shipment.password !== undefined) {
        const { lookForPassword } = await __webpack_require__.e(/* import() */ 275).then(__webpack_require__.bind(__webpack_require__, 7275));
        if (inputs.verify)
            log/* log */.R.info('"verify" can not look behind the password. It is only checked that the site asks for it.');
        const why = await lookForPassword(link, site, options);
        if (why !== undefined)
            throw await check_open(uploaded, why, work);
        log/* log */.R.info(`https://${link}/ asks for the password, after ${took()}.`);
        return undefined;
    }
    if (!inputs.verify || progress.reserved)
        return undefined;
    const { verify } = await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 9665));
    const fault = await verify(link, site, options);
    if (fault !== undefined)
        throw fault;
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${took()}.`);
    return performance.now() - start;
}
/** The error for a preview that is open. A link that this run made is deleted at once. */
async function check_open({ link, isMade }, why, work) {
    const stays = 'It was there before, so it stays, open to everybody: delete it in the hosting account if nobody may see it.';
    const fate = isMade ? await (0,remove_preview/* discard */.v)(link, work) : stays;
    const hint = 'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.';
    return new errors/* ActionError */.lZ(`${why} ${fate}`, { hint });
}

// EXTERNAL MODULE: ./build/operations/job.js + 7 modules
var job = __webpack_require__(503);
// EXTERNAL MODULE: ./build/operations/show.js
var show = __webpack_require__(3681);
// EXTERNAL MODULE: ./build/operations/state.js
var state = __webpack_require__(8168);
// EXTERNAL MODULE: ./build/operations/upload.js + 2 modules
var upload = __webpack_require__(8457);
;// CONCATENATED MODULE: ./build/operations/publish.js













/**
 * Sends a site, records it, checks the link, looks again, and shows it (DESIGN 3, steps 3 to 7).
 *
 * @param outcomeOf makes the outcome of what was sent
 */
async function publish(shipment, known, work, outcomeOf) {
    const { seen, to } = known;
    const { commenter, progress, target } = work;
    log/* log */.R.info(firstLine(to, work));
    const uploaded = await (0,upload/* uploadSite */.T)(shipment, to, seen.account, work);
    if (uploaded.kind === 'skipped')
        return uploaded;
    const mine = await recordLink(uploaded, work);
    // What was answered is recorded, also if the run was cancelled.
    work.signal.throwIfAborted();
    const liveAfter = await checkLink(uploaded, shipment, work);
    if (to.isClaim && mine)
        await requireClaim(mine, work);
    commenter.prepare();
    const [own, state] = await Promise.all([requireOneJob(work), stateAfter(known, work)]);
    if (state?.isNeeded === false && own)
        return await removeLate(own, work);
    if (state?.headSha && target.sha !== '' && state.headSha !== target.sha)
        progress.remarks.push('The pull request has a newer commit than this one by now.');
    const { freed, remarks } = progress;
    const outcome = await outcomeOf({ ...uploaded, liveAfter }, { target, freed, remarks });
    await Promise.all([(0,show/* showStatuses */.K)('success', work), commenter.write(outcome)]);
    adviseOnDomain(uploaded.link, seen, work);
    return outcome;
}
function firstLine(to, { target, context, progress }) {
    const { subject, environment } = target;
    const what = (0,build_target/* isPreview */.b)(target) ? (0,build_target/* describe */.q)(subject) : `the environment ${environment}`;
    const where = to.link ?? 'a new address';
    if (progress.reserved)
        return `Reserving ${where} for ${what}.`;
    const usual = subject.kind === 'branch' && context.defaultBranch !== undefined;
    return `Deploying ${what} to ${where}.${usual ? ` Production is deployed from ${context.defaultBranch}.` : ''}`;
}
/** Records what the service answered. A link that this run made must be recorded: else nobody would delete it. */
async function recordLink({ link, isMade }, work) {
    const { deployments, target, progress, github } = work;
    if (!github)
        return undefined;
    const facts = { link, reserved: progress.reserved ?? false };
    try {
        progress.deployment = await deployments.create(target, target.sha, facts, isMade);
    }
    catch (cause) {
        const { message, hint = '' } = (0,errors/* wordsOf */.Z9)(cause);
        if (!isMade) {
            const advice = (0,answers/* isForbidden */.US)(cause) ? `Add to the job:\n${permissions/* permissionLines */.$r}` : hint;
            log/* log */.R.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${advice}`);
            return undefined;
        }
        const fate = (0,build_target/* isPreview */.b)(target) ? await (0,remove_preview/* discard */.v)(link, work) : `${link} stays, and has the site.`;
        const advice = (0,build_target/* isPreview */.b)(target)
            ? ''
            : `Write "domain: ${link}" to deploy there again, or delete it in the hosting account. `;
        const toDo = `${advice}${(0,errors/* isCancelled */.mm)(cause) ? '' : hint}`.trim();
        throw new errors/* ActionError */.lZ(`GitHub did not record the new address ${link}. ${fate} ${message}`, { hint: toDo, cause });
    }
    return progress.deployment;
}
/** @throws {RefusedError} if another site claimed the link at the same moment. Then the own deployment is deleted. */
async function requireClaim(mine, { deployments, github, progress }) {
    const newest = await (0,log/* bestEffort */.z)('look whether another site claims the same address', () => deployments.newest(100));
    const rival = newest && (0,one_site/* rivalOf */.IS)(mine, newest, github?.firstDate ?? mine.createdAt);
    if (rival === undefined)
        return;
    await (0,log/* bestEffort */.z)('delete the deployment of this run', () => deployments.remove([mine]));
    progress.deployment = undefined;
    progress.upload = 'perhaps';
    throw new refusals/* RefusedError */.fk((0,refusals/* claimLost */.rf)(rival));
}
/** The own record as it is now. Undefined if it can't be read. @throws {RefusedError} if another job deployed to it, too */
async function requireOneJob(work) {
    const { deployments, target, github, progress } = work;
    if (!github)
        return undefined;
    const own = await (0,log/* bestEffort */.z)('look whether another job deploys here', () => deployments.record(target));
    const twin = own && !progress.reserved ? (0,one_site/* twinOf */.wA)((0,job/* deployerOf */.qE)(work), own) : undefined;
    if (twin === undefined)
        return own;
    progress.upload = 'perhaps';
    throw new refusals/* RefusedError */.fk((0,refusals/* twoJobs */.nL)(twin));
}
/** What became of the pull request or branch. Undefined if that can't be read, or the branch was not there before. */
async function stateAfter({ isBranchThere }, { github, target }) {
    const { subject } = target;
    if (!github || subject.kind === 'live-site' || (subject.kind === 'branch' && !isBranchThere))
        return undefined;
    return await (0,log/* bestEffort */.z)(`read ${(0,build_target/* describe */.q)(subject)}`, () => (0,state/* stateOf */.L)(subject, github));
}
/** The pull request was closed, or the branch deleted, while its preview was deployed. */
async function removeLate(own, work) {
    const { target } = work;
    log/* log */.R.notice(`${(0,build_target/* describe */.q)(target.subject)} was closed or deleted during this deploy, so its preview is deleted at once.`);
    const { outcome, fault } = await (0,remove_preview/* removePreview */.p)({ ...target, own }, work);
    if (fault !== undefined)
        throw fault;
    return outcome;
}
/** Deployments can be deleted, a workflow file is kept. */
function adviseOnDomain(link, { own }, { target, github, context, inputs }) {
    if (target.domain !== undefined)
        return;
    if (!github)
        log/* log */.R.warning(`Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`);
    else if (!(0,build_target/* isPreview */.b)(target) && own.length === 0) {
        // One line in the workflow would be that of all its sites.
        const isOneOfSeveral = !['', 'null'].includes(inputs.matrix);
        const advice = isOneOfSeveral ? 'It is remembered.' : (0,refusals/* onlyForPushes */.co)(target.subject, link, context.event);
        log/* log */.R.notice(`The site has an address of its own now: ${link}. ${advice}`);
    }
}


/***/ }),

/***/ 8771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ robotsFile),
/* harmony export */   l: () => (/* binding */ withAdded)
/* harmony export */ });
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7612);

/** It asks search engines to stay away (RFC 9309). */
const robotsFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' };
/** A site with added files, in place of those with the same paths. */
function withAdded(site, added) {
    if (added.length === 0)
        return site;
    const kept = site.files.filter(({ path }) => !added.some((each) => each.path === path));
    const all = added.map(({ path, content: written }) => {
        const content = Buffer.from(written);
        return { path, source: '', size: content.length, content };
    });
    const files = [...all, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { ...site, built: site.files, files, bytes: (0,_site_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)(files) };
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   u1: () => (/* binding */ largestOf)
/* harmony export */ });
const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
function largestOf(files, most) {
    return files.toSorted((a, b) => b.size - a.size).slice(0, most);
}
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false;
}


/***/ })

};
