export const id = 398;
export const ids = [398];
export const modules = {

/***/ 5398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(1056);
// EXTERNAL MODULE: ./build/rules/world.js
var rules_world = __webpack_require__(9043);
// EXTERNAL MODULE: ./build/site/added-files.js
var added_files = __webpack_require__(8771);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/text/secrets.js
var secrets = __webpack_require__(6758);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
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
raw `\.env.* .*\.env (?:dot)?env env\.${stage}(?:\.local)? \.dev\.vars.* \.renviron`, 
// What package managers, hosts, databases, and programs that copy a site to its server ask for.
raw `npmrc \.npmrc.* \.yarnrc\.yml \.pypirc settings-security\.xml [._]netrc \.git-credentials \.?htpasswd \.pgpass`, raw `\.my(?:login)?\.cnf \.s3cfg \.boto \.dockercfg \.dockerconfigjson \.tugboat otr\.private_key proftpdpasswd`, raw `\.vault-token \.terraformrc \.smbcredentials \.msmtprc \.ftpconfig \.remote-sync\.json sftp-config\.json`, raw `filezilla\.xml recentservers\.xml .+\.tfstate(?:\.\d+)? .+\.tfvars(?:\.json)? master\.key \.?wp-config\.php.*`, raw `local\.settings\.json (?:credentials|rootkey|.*accesskeys)\.csv client_secrets?(?:_.*)?\.json gha-creds-.*\.json`, 
// What was typed, passwords too. SSH keys, and stores of keys and passwords whose content is not readable.
raw `\.\w*history fish_history .+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?`, raw `.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`);
/** Names that pages about such a file have, too. */
const maybePrivate = endIn('^', raw `kubeconfig.* (?:.*\.)?env\.txt`);
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
/** What is compressed or drawn. If such a file is large, it is not read. */
const isBinary = (path) => binaryFile.test(path);
/** HTML never is. */
function isPrivateFileName(path) {
    if (htmlFile.test(path) || webFile.test(path))
        return false;
    const bare = path.replace(backup, '');
    const name = bare.slice(path.lastIndexOf('/') + 1);
    return privateFile.test(name) || privatePlace.test(bare) || (maybePrivate.test(name) && !isProse(path));
}
/** Not if it is a web page without an extension, or the data of one that is beside it, as Next.js and others write them. */
function isPrivateFile(paths, source) {
    if (!paths.some(isPrivateFileName))
        return false;
    const [, stem, isData] = /^(.*[/\\][^/\\.]+)(\.(?:txt|json|data))?$/u.exec(source) ?? [];
    if (stem === undefined)
        return true;
    if (isData)
        return !['.html', '/index.html'].some((end) => (0,external_node_fs_.existsSync)(stem + end));
    const bytes = Buffer.alloc(256);
    (0,read_file/* whileOpen */.Us)(source, (descriptor) => (0,external_node_fs_.readSync)(descriptor, bytes));
    return !/^\s*<(?:!doctype html|html)\b/iu.test(bytes.toString('latin1'));
}
/** Whether a folder is private: by a path, or as a repository without a working tree (gitrepository-layout). */
function isPrivateFolder(real, path = real) {
    if (privateFolder.test(real) || privateFolder.test(path))
        return true;
    const stats = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, name), { throwIfNoEntry: false });
    return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory());
}

;// CONCATENATED MODULE: ./build/site/directory.js





const usual = [
    ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
    ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
];
/** The real path of the folder. Throws for one that can't be a site: above the workspace, `.git`, keys. */
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
            throw wrongFolder(named, 'does not exist', missingHint(workspace), cause);
        throw wrongFolder(named, `can't be opened: ${code}`, 'Check its permissions.', cause);
    }
    // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
    if ([path, real].some((each) => /(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(each)))
        throw wrongFolder(named, 'is a .git folder or is inside one, and that is never published');
    if (isPrivateFolder(real))
        throw wrongFolder(named, 'looks private');
    const checkout = (0,external_node_fs_.existsSync)(workspace) ? (0,file_access/* realPath */.Ye)(workspace) : workspace;
    if (real !== checkout && (0,file_access/* isInside */.FK)(real, checkout))
        throw wrongFolder(named, 'is a folder above the workspace, so the whole checkout would be published');
    return real;
}
const usualHint = 'Write the folder that the build writes, as in "directory: dist".';
function wrongFolder(named, why, hint = usualHint, cause) {
    return new errors/* InputError */.dz('directory', `${(0,file_access/* quote */.hD)(shown(named))} ${why}.`, { hint, cause });
}
/** The input `directory` for a folder whose path is relative to the one that it names now. */
function directoryFor(named, folder) {
    return external_node_path_.posix.join(shown(named).replaceAll(external_node_path_.sep, '/'), folder);
}
/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
function builtFolder(named) {
    const path = (0,external_node_path_.resolve)(named.workspace, named.directory);
    const found = usual.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, folder, 'index.html')));
    return found && directoryFor(named, found);
}
/** The input without the runner's own path, where it names something in the workspace. */
function shown({ directory, workspace }) {
    if (!(0,external_node_path_.isAbsolute)(directory) || !(0,file_access/* isInside */.FK)(workspace, directory))
        return directory;
    return (0,file_access/* sitePath */.l2)(workspace, directory) || '.';
}
function missingHint(workspace) {
    const likely = usual.filter((folder) => (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(workspace, folder))).join('", "');
    const there = likely && ` There is "${likely}".`;
    return `Check that the build step runs before this one, and the name of the folder that it writes: it is relative to the workspace, also where "working-directory" is set.${there}`;
}

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
const isWindows = process.platform === 'win32';
/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern. Only on Windows `\` is not an escape. */
const parts = isWindows ? /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/su : /^((?:!\s*)*)(?:\.?\/)*(.*)$/su;
function partsOf(line) {
    const [, negation = '', pattern = ''] = parts.exec(line) ?? [];
    return { negation, pattern };
}
/** The path that a line names if it contains no wildcard, in the form of `folded`, without `/` at its end. */
function pathIn(line) {
    return folded(partsOf(line).pattern).replace(/\/$/u, '');
}
/** A path in the form that is compared: in Unicode's NFC. On Windows letter case does not matter. */
function folded(path) {
    const composed = path.normalize();
    return isWindows ? composed.replaceAll('\\', '/').toLowerCase() : composed;
}
/** For a line that matched nothing: where patterns start, and what the user probably meant. */
function unmatchedWarning(line, directory) {
    const start = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.';
    return `exclude: the pattern "${line}" matches nothing. ${start} ${suggestionFor(line, directory)}`;
}
function suggestionFor(line, directory) {
    const { negation, pattern } = partsOf(line);
    const inside = insideOf(pattern, directory);
    if (inside !== undefined) {
        const instead = /^\**$/u.test(inside) ? '' : `: write "${negation}${inside}"`;
        return `It starts with the name of the directory, but patterns start inside the directory${instead}.`;
    }
    // A backslash in front of a letter has no other meaning than that of Windows.
    if (/\\[\p{L}\d._-]|,|\{[^{}]*\}/u.test(pattern))
        return 'Write one pattern in each line, and "/" between folders: commas and braces have no meaning of their own.';
    if (!pattern.slice(0, -1).includes('/'))
        return `Did you mean "${negation}**/${pattern}"?`;
    return 'If nothing of that name is in the site, you can delete the line.';
}
/** The rest of a pattern that starts with the directory's path, or with the end of it. */
function insideOf(pattern, directory) {
    const names = directory.split(/[/\\]/u).filter((name) => name !== '' && name !== '.');
    const start = names.map((_, at) => `${names.slice(at).join('/')}/`).find((each) => `${pattern}/`.startsWith(each));
    return start && pattern.slice(start.length);
}

;// CONCATENATED MODULE: ./build/site/leak-error.js



/** Characters of the lines: a comment has room for 65,536. Beyond that, lines for what is at the root. */
const most = { characters: 12_000, roots: 120 };
const named = 5;
/** One error for all leaks, with the whole input `exclude` that leaves them out. A built folder is more likely the site. */
function leakError(leaks, exclude, built = '') {
    const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const links = sorted.flatMap(({ link }) => link ?? []);
    const secrets = sorted.filter(({ link }) => link === undefined);
    const paths = secrets.map(({ path }) => (0,printable/* excerpt */.Kb)(path, 300));
    const reasons = byReason(secrets).map(([reason, { length }], _, all) => all.length === 1 ? reason : `${reason} (${(0,printable/* formatNumber */.ZV)(length)})`);
    const message = words(paths.length > 0 && `Something in the directory looks private: ${(0,printable/* firstOf */.Ku)(paths, named)}.`, paths.length > 0 && `The reason: ${reasons.join(', ')}.`, ...links.slice(0, named), links.length > named && `There are ${(0,printable/* formatNumber */.ZV)(links.length - named)} more such links.`, 'Nothing was sent.');
    const { lines, note } = linesFor(sorted);
    const folder = (0,printable/* printable */.g$)(built);
    const replaced = exclude.length > 0 ? 'put these lines in place of the step\'s "exclude"' : 'add these lines';
    const isOwnKey = secrets.some(({ reason }) => reason.startsWith("the account's API key"));
    const onPurpose = secrets.length > 0 && !isOwnKey && 'To publish one on purpose, write "!" in front of its line:';
    const hint = words(folder
        ? `"${folder}" looks like what a build writes: did you mean "directory: ${folder}"?`
        : 'Check that "directory" is what the build writes.', note, links.length > 0 && 'What is outside is never published: put a copy there instead of a link.', secrets.some(({ reason }) => /key|token/u.test(reason)) &&
        'Take a key or token out of what is built, and revoke it if it was ever public: a page may need the file that holds it.', `To leave this out, ${replaced}${onPurpose ? '.' : ':'}`, onPurpose);
    const block = ['exclude: |', ...exclude.map(printable/* printable */.g$), ...lines].join('\n  ');
    const targets = sorted.flatMap(({ path, target }) => (target ? `${(0,printable/* excerpt */.Kb)(path)} -> ${(0,printable/* excerpt */.Kb)(target)}` : []));
    const cause = targets.length > 0 ? new Error((0,printable/* firstOf */.Ku)(targets, named)) : undefined;
    return new errors/* SiteError */.wt(message, { hint: `${hint}\n${block}`, cause });
}
const words = (...sentences) => sentences.filter(Boolean).join(' ');
/** `Map.groupBy` is not in Node 20. */
function byReason(leaks) {
    const reasons = new Set(leaks.map(({ reason }) => reason));
    return [...reasons].map((reason) => [reason, leaks.filter((leak) => leak.reason === reason)]);
}
/** Patterns, below a comment where reasons differ. If they are too many, what is at the root. */
function linesFor(leaks) {
    const lines = byReason(leaks).flatMap(([reason, group], _, { length }) => {
        const patterns = group.map(({ path }) => literalPattern(path));
        return length > 1 ? [`# ${reason}`, ...patterns] : patterns;
    });
    if (lines.join('').length <= most.characters)
        return { lines, note: '' };
    const roots = [...new Set(leaks.map(({ path }) => literalPattern(path.replace(/(?<=\/).*/su, ''))))];
    const missing = roots.length - most.roots;
    const more = missing > 0 ? ` and ${(0,printable/* formatNumber */.ZV)(missing)} lines are missing` : '';
    return { lines: roots.slice(0, most.roots), note: `These are too many to list, so lines name whole folders${more}.` };
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

/** Each private key has this in it: as text, or as the Base64 of "-----". */
const keyAnchor = /PRIVATE KEY|AGE-SECRET-KEY|LS0tLS/u;
/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu;
/** Line breaks of languages, tags, what begins a string in Python (`b'…'`), and a plus that joins strings. */
const lineBreak = /(?<!\\)\\+(?:[rnt]|u000[ad])|&#(?:10|13|x[ad]);|%0[AD]|<[^<>]{1,200}>|\b[bfru]{1,2}(?=["'])|["'][ \t]*\+(?=\s)/giu;
/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body = /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: [^\n]{0,200}\n[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u;
/** "-----BEGIN". */
const base64Begin = 'LS0tLS1CRUdJTi';
/** "age-secret-key" of gitleaks. */
const ageKey = /AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/u;
/** The start of a key: PuTTY's, or in DER a version, then a number (PKCS #1), an algorithm (PKCS #8) or a key (RFC 5915). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
const keyStart = /^PuTTY-User|^0(?:[\x00-\x7f]|\x81.|\x82..)\x02\x01(?:\x00[\x02\x30]|\x01\x04)/su;
/** Text in UTF-16, with its mark or without: then each second byte is zero. */
const wideStart = /^(?:\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/u;
/** The worst that a file, or a large part of it, contains. The time is proportional to the length. */
function secretIn(bytes, key, isMap = false) {
    const latin1 = bytes.toString('latin1');
    const text = wideStart.test(latin1) ? latin1.replaceAll('\0', '') : latin1;
    if (key?.(text))
        return { what: "the account's API key", kind: 'key' };
    if (keyStart.test(text) || (keyAnchor.test(text) && holdsKey(text)))
        return { what: 'a private key', kind: 'key' };
    const issuer = liveTokenIn(text);
    if (issuer !== undefined)
        return { what: `a live token (${issuer})`, kind: 'token' };
    const hasSources = isMap && /"sourcesContent"\s*:\s*\[\s*(?:null\s*,\s*)*"/u.test(text);
    return hasSources ? { what: 'the sources of the site', kind: 'map' } : undefined;
}
function holdsKey(text) {
    if (ageKey.test(text) || hasHeaderAndBody(text))
        return true;
    // Each part ends where the next key begins, so that no character is decoded twice.
    return text.split(base64Begin).some((part, index) => {
        // It may be broken into lines.
        const base64 = base64Begin + part.slice(0, 1000).replace(/(?<!\\)\\+[rnt]|[^A-Za-z0-9+/]/gu, '');
        return index > 0 && part.length >= 60 && hasHeaderAndBody(Buffer.from(base64, 'base64').toString('latin1'));
    });
}
/** Whether a text has the first line of a private key, and after it 60 or more characters of Base64 that look random. */
function hasHeaderAndBody(text) {
    for (const { 0: found, index } of text.matchAll(header)) {
        const start = index + found.length;
        const [inside = ''] = text.slice(start, start + 3000).split('----', 1);
        const lines = inside.replace(lineBreak, '\n').split('\n');
        // In a log, each line begins with as many characters as the first one.
        const before = text.slice(Math.max(0, index - 100), index);
        const column = before.length - 1 - before.lastIndexOf('\n');
        if (isKeyBody(lines) || isKeyBody(lines.map((line) => line.slice(column))))
            return true;
    }
    return false;
}
function isKeyBody(lines) {
    const [, pieces = ''] = body.exec(lines.join('\n')) ?? [];
    const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '');
    return base64.length >= 60 && new Set(base64).size >= 16;
}

// EXTERNAL MODULE: ./build/site/generators.js
var generators = __webpack_require__(6873);
// EXTERNAL MODULE: ./build/site/site.js
var site_site = __webpack_require__(7612);
;// CONCATENATED MODULE: ./build/site/root-page.js






/** Throws if the files are no site but what it is built from, or only contain one; for a live site without a root page. */
async function lookAtRootPage(files, omitted, named) {
    const page = files.find(({ path }) => path === 'index.html');
    if (page === undefined)
        return { doubts: [withoutRootPage(files, omitted, named)] };
    if (page.size === 0)
        return { doubts: ['index.html is empty, so the link itself shows nothing.'] };
    const html = (0,read_file/* readText */.yR)(page, 4 * 1024 * 1024);
    if (html === undefined)
        return { doubts: [] };
    const { scripts, styles, links } = await localPathsIn(html);
    const source = scripts.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path));
    if (source !== undefined) {
        const why = `its index.html asks for ${(0,printable/* excerpt */.Kb)(source)}, which no browser can run`;
        throw noSite(named, `is a project, not the site that is built from it: ${why}`, builtFolder(named));
    }
    const there = new Set(files.map(({ path }) => path));
    const doubts = missingAssets([...scripts, ...styles], there);
    const bare = links.find((path) => there.has(`${path}.html`) && !there.has(path) && !there.has(`${path}/index.html`));
    return bare === undefined ? { doubts } : { doubts, pathWithoutEnding: bare, notice: noticeOf(bare) };
}
function noSite(named, why, built = '') {
    const other = 'the folder that the build writes, and let the build run before this step';
    return wrongFolder(named, why, `Write ${built ? `"directory: ${(0,printable/* excerpt */.Kb)(built)}"` : other}. Nothing was sent.`);
}
function withoutRootPage(files, omitted, named) {
    const paths = files.map(({ path }) => path);
    const pages = paths.filter((path) => /\.html?$/iu.test(path));
    const homes = pages.filter((path) => /(?:^|\/)index\.html?$/iu.test(path));
    // Where other pages lie beside it, it is only a part of the site.
    const folder = (0,site_site/* isRepository */.Z6)(omitted) || homes.length === 0 ? '' : folderOf(pages);
    const built = folder === '' ? builtFolder(named) : directoryFor(named, folder);
    if ((0,site_site/* isRepository */.Z6)(omitted))
        throw noSite(named, 'is a whole repository without an index.html at its root: these are sources, not a site', built);
    const [only] = folderOf(paths).split('/');
    if (only && homes.length > 0)
        throw noSite(named, `has no index.html at its root, and all of its files are in ${(0,printable/* excerpt */.Kb)(`${only}/`)}`, built);
    const alike = homes.find((path) => !path.includes('/'));
    let hint = 'Write the folder that the build makes, with its root page, as "directory".';
    if (built)
        hint = `Did you mean "directory: ${(0,printable/* excerpt */.Kb)(built)}"?`;
    if (alike)
        hint = `Rename ${(0,printable/* excerpt */.Kb)(alike)}, which a link does not show.`;
    if (named.isLiveSite && pages.length > 0)
        throw wrongFolder(named, 'has HTML pages, but no index.html at its root', `${hint} Nothing was sent.`);
    return `There is no index.html at the root of the directory, so the link itself may show nothing. ${hint}`;
}
/** The innermost folder that contains all of these sorted paths; empty for the root. */
function folderOf(paths) {
    const last = paths.at(-1) ?? '';
    let folder = external_node_path_.posix.dirname(paths[0] ?? '');
    while (folder !== '.' && !last.startsWith(`${folder}/`))
        folder = external_node_path_.posix.dirname(folder);
    return folder === '.' ? '' : folder;
}
function missingAssets(asked, there) {
    const paths = [...new Set(asked)].filter((path) => !there.has(path));
    if (paths.length === 0)
        return [];
    const shown = paths.map((path) => (0,printable/* excerpt */.Kb)(path, 100));
    const missing = `index.html asks for scripts or styles that are not in the site: ${(0,printable/* firstOf */.Ku)(shown, 5)}.`;
    const moved = paths.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)));
    if (moved === undefined)
        return [`${missing} The page will be shown without them.`];
    const why = `They are there without ${(0,printable/* excerpt */.Kb)(`/${moved.split('/', 1)}/`)}: the site was built for that base path, but a link is served from the root, so the page will be shown without scripts and styles. Build it for "/" (${generators/* basePathSettings */.g}).`;
    return [`${missing} ${why}`];
}
function noticeOf(path) {
    const shown = (0,printable/* excerpt */.Kb)(path, 100);
    return `index.html links to /${shown}, and the site has ${shown}.html. Not every host finds a page without its ending, so such a link may lead nowhere, for example when its page is loaded again. Let the build write ${shown}/index.html: ${generators/* folderSettings */.i}.`;
}
/** Only tells local addresses from others. */
const site = 'https://static-deploy.invalid/';
/** The scripts that a browser would run, the styles and the links of a page at the root, if they are in the site itself. */
async function localPathsIn(html) {
    const scripts = [];
    const styles = [];
    const links = [];
    // Most of the time that this takes is for loading the parser.
    if (!/<(?:script|link|a)\s/iu.test(html))
        return { scripts, styles, links };
    const { Parser } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(750)]).then(__webpack_require__.bind(__webpack_require__, 750));
    let base = '';
    const parser = new Parser({
        onopentag(name, { href = '', src = '', rel = '', type = '' }) {
            if (name === 'base')
                base ||= href;
            else if (name === 'a')
                links.push(...pathOf(href, base));
            else if (name === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type))
                scripts.push(...pathOf(src, base));
            else if (name === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel))
                styles.push(...pathOf(href, base));
        },
    });
    parser.end(html);
    return { scripts, styles, links };
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




/** What generators write for a server. Their own builds are tried by `npm run generators`. */
const serverBuilds = [
    {
        generator: 'Nitro',
        marks: ['nitro.json', 'server/index.mjs'],
        staticBuild: 'Build a static site (in Nuxt with "nuxt generate")',
        folder: 'public',
    },
    {
        generator: 'Astro',
        marks: ['server/entry.mjs', 'client'],
        staticBuild: 'Set "output" to "static" in the configuration of Astro',
        folder: 'client',
    },
    {
        generator: 'Next.js',
        marks: ['BUILD_ID', 'build-manifest.json'],
        staticBuild: 'Set "output" to "export" in the configuration of Next.js',
        folder: '../out',
    },
    {
        // It has the marks of the next row, too. Its folder "client" has no pages.
        generator: 'SvelteKit',
        marks: ['server/manifest.js', 'client'],
        staticBuild: 'Use "@sveltejs/adapter-static", and write the folder that it writes as "directory"',
    },
    {
        generator: 'Remix or React Router',
        marks: ['server/index.js', 'client'],
        staticBuild: 'Set "ssr" to false in the configuration of Remix or React Router',
        folder: 'client',
    },
];
/** Throws for a folder that a server would have to run. With a page at its root it is a site. */
function requireNoServerBuild(root, named) {
    const has = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
    const found = serverBuilds.find(({ marks }) => marks.every(has));
    if (found === undefined || has('index.html'))
        return;
    const { generator, staticBuild, folder } = found;
    const line = folder && `"directory: ${(0,printable/* excerpt */.Kb)(directoryFor(named, folder))}"`;
    const hint = line && has(`${folder}/index.html`) ? `Write ${line}` : `${staticBuild}${line ? `, and write ${line}` : ''}`;
    throw wrongFolder(named, `is a server build of ${generator}, not a static site`, `${hint}. Nothing was sent.`);
}

// EXTERNAL MODULE: ./build/site/names.js
var site_names = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/site/walk.js







const walk_top = { path: '', real: '', isFolder: true, isBound: false, isPrivate: false };
class Walk {
    omitted = new Map();
    /** What looks private and no `!` pattern names, and links that lead outside. */
    leaks = [];
    #choice;
    #root;
    #onWire = new Map();
    /** The real paths of the folders that the walk is in. */
    #open = [];
    #linkedFolders = 0;
    constructor(choice, root) {
        this.#choice = choice;
        this.#root = root;
    }
    /** The files to publish, sorted by path (UTF-16 code units); once. Throws for the first one that can't be. */
    *files(folder = walk_top) {
        const { path, real } = folder;
        const prefix = path && `${path}/`;
        const realPrefix = real && `${real}/`;
        if (path !== real)
            this.#linkedFolders += 1;
        (0,site_names/* checkFanOut */.mm)(prefix, this.#linkedFolders);
        const dirents = (0,file_access/* attempt */.CD)(prefix, 'listed', () => (0,external_node_fs_.readdirSync)(this.#onDisk(real), { withFileTypes: true }));
        const listed = dirents.map((dirent) => {
            const onDisk = realPrefix + dirent.name;
            const isToEnter = dirent.isDirectory() || (dirent.isSymbolicLink() && (0,file_access/* isFolder */.lQ)(this.#onDisk(onDisk)));
            const entry = { ...folder, path: prefix + dirent.name, real: onDisk, isFolder: isToEnter };
            // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
            return { dirent, entry, key: isToEnter ? `${dirent.name}/` : dirent.name };
        });
        listed.sort((a, b) => (a.key < b.key ? -1 : 1));
        this.#open.push(real);
        for (const { dirent, entry } of listed) {
            const found = this.#visit(dirent, entry);
            if (found?.isFolder)
                yield* this.files(found);
            else if (found)
                yield { path: found.path, source: this.#onDisk(found.real) };
        }
        this.#open.pop();
    }
    /** A file to publish or a folder to enter, as below; undefined for what is left out. */
    #visit(dirent, entry) {
        const { path } = entry;
        const isReal = dirent.isDirectory();
        const omission = this.#omissionOf(entry, dirent.name);
        if (omission === 'exclude' && isReal && this.#choice.exclude.reincludes)
            return this.#folder(entry, true);
        if (omission !== undefined)
            return this.#omit(omission, isReal ? `${path}/` : path);
        if (dirent.isSymbolicLink())
            return this.#follow(entry);
        return isReal ? this.#folder(entry) : this.#file(entry, dirent.isFile());
    }
    /** A link shows what its target is published as. */
    #follow(link) {
        const { path, isFolder } = link;
        const real = (0,file_access/* targetOf */.$r)(path, this.#onDisk(link.real), this.#root);
        if (typeof real !== 'string')
            return void this.leaks.push(real);
        const folders = [...(isFolder ? `${real}/` : real).matchAll(/\//gu)].map(({ index }) => real.slice(0, index));
        const isPrivate = link.isPrivate || folders.some((folder) => isPrivateFolder(this.#onDisk(folder)));
        const isBound = !this.#choice.exclude.names(path);
        const entry = { ...link, real, isBound, isPrivate };
        const omission = this.#omissionOf(entry, real);
        // Without a link it would only be left out. But whoever made one wanted to publish it.
        if (omission === 'hidden' && isBound && (isPrivate || (!isFolder && isPrivateFileName(real))))
            return this.#leak(link);
        if (omission !== undefined)
            return this.#omit(omission, path);
        if (!isFolder)
            return this.#file(entry, (0,file_access/* attempt */.CD)(path, 'read', () => (0,external_node_fs_.statSync)(this.#onDisk(real))).isFile());
        if (this.#open.includes(real))
            return this.#omit('link back into a folder above', path);
        return this.#folder(entry);
    }
    /** Why a name, one on the way to a target, or a pattern leaves an entry out. */
    #omissionOf({ path, real, isFolder, isBound }, names) {
        const { exclude, includeHiddenFiles } = this.#choice;
        const isExcluded = exclude.excludes(path, isFolder) || (isBound && exclude.excludes(real, isFolder) && !exclude.names(path));
        return (0,site_names/* omissionOf */.Lv)(names, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined);
    }
    #folder(entry, isExcluded = false) {
        const { exclude } = this.#choice;
        const { path, real } = entry;
        // Packages contain packages: who names the outer folder means those inside, too.
        const asked = path.replace(/(?<=(?:^|\/)node_modules)\/(?:.*\/)?node_modules$/iu, '');
        const looksPrivate = isPrivateFolder(this.#onDisk(real), path) && !exclude.names(asked);
        const isPrivate = (entry.isPrivate || looksPrivate) && !exclude.names(path);
        return isPrivate && !isExcluded ? this.#leak(entry) : { ...entry, isPrivate };
    }
    #file(entry, isFile) {
        const { path, real } = entry;
        // Opening a device or a pipe could do something, so they are not opened.
        if (!isFile) {
            const hint = `It can't be published. Leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`;
            throw new errors/* SiteError */.wt(`${(0,file_access/* quote */.hD)(path)} is not a regular file but a socket, pipe or device.`, { hint });
        }
        (0,site_names/* checkName */.I3)(path, this.#onWire);
        const looksPrivate = (0,file_access/* attempt */.CD)(path, 'read', () => isPrivateFile([path, real], this.#onDisk(real)));
        return (entry.isPrivate || looksPrivate) && !this.#choice.exclude.names(path) ? this.#leak(entry) : entry;
    }
    #onDisk(real) {
        return this.#root + external_node_path_.sep + real;
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














/** Bytes of a file that is searched whatever its type (opening it costs more), that are searched at once, and in all. */
const small = 64 * 1024;
const atOnce = 1024 * 1024;
const inAll = 32 * atOnce;
/** Bytes that are searched again with what follows them, because a secret may begin there. */
const seam = 16 * 1024;
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
    const buffer = Buffer.allocUnsafeSlow(seam + atOnce);
    const files = [];
    const doubts = { dump: [], map: [], token: [] };
    for (const { path, source } of walk.files()) {
        // Now and then, so that a signal of the system is seen.
        if (files.length % 256 === 0 || (files.at(-1)?.size ?? 0) > atOnce)
            await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
        const { kind, what = '' } = (0,file_access/* attempt */.CD)(path, 'read', () => (0,read_file/* whileOpen */.Us)(source, (descriptor) => {
            const { dev, ino, size, mtimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
            files.push({ path, source, size, device: dev, inode: ino, modified: mtimeMs });
            if (size > small && isBinary(path) && isBinary(source))
                return undefined;
            return secretInOpen(descriptor, size, buffer, (piece) => secretIn(piece, key, /\.map$/iu.test(path)));
        })) ?? {};
        if (key?.(path))
            leaks.push({ path, reason: "the account's API key in its name" });
        else if (exclude.names(path))
            continue;
        else if (kind === 'map')
            doubts.map.push(path);
        else if (kind === 'token' && isProse(path) && isProse(source))
            doubts.token.push(path);
        else if (kind !== undefined)
            leaks.push({ path, reason: what });
        else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path))
            doubts.dump.push(path);
    }
    const rootPage = files.length > 0 ? await lookAtRootPage(files, omitted, { ...named, isLiveSite }) : { doubts: [] };
    if (leaks.length > 0)
        throw leakError(leaks, exclude.lines, builtFolder(named));
    if (files.length === 0)
        throw emptyError(omitted, named);
    return { files, bytes: (0,site_site/* bytesOf */.$$)(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage };
}
/** The worst in the pieces of an open file, each of which begins with the end of the one before. */
function secretInOpen(descriptor, size, buffer, find) {
    let worst;
    let again = 0;
    for (let at = 0; at < Math.min(size, inAll);) {
        const got = (0,external_node_fs_.readSync)(descriptor, buffer, again, Math.min(size - at, atOnce), null);
        // Whoever sends the file will see that it is shorter now.
        if (got === 0)
            break;
        at += got;
        const piece = buffer.subarray(0, again + got);
        const secret = find(piece);
        if (secret?.kind === 'key')
            return secret;
        if (worst?.kind !== 'token')
            worst = secret ?? worst;
        again = Math.min(seam, piece.length);
        piece.copyWithin(0, piece.length - again);
    }
    return worst;
}
function emptyError(omitted, named) {
    const reasons = [...omitted].map(([reason, paths]) => `${(0,printable/* formatNumber */.ZV)(paths.length)} × ${reason}`).join(', ');
    const why = reasons ? `contains nothing to publish: everything in it was left out (${reasons})` : 'is empty';
    const check = omitted.has('exclude') ? 'the patterns in "exclude"' : 'that the build ran and wrote there';
    const hint = `An empty upload would delete all that the link shows, so nothing was sent. Check ${check}.`;
    return wrongFolder(named, why, hint);
}

;// CONCATENATED MODULE: ./build/site/exclude.js




/** What glob takes for the root of patterns: on Windows that of the current drive. */
const root = (0,external_node_path_.resolve)('/');
/**
 * The patterns of the input `exclude`, for one walk: it remembers which ones matched. Paths are relative to the site's root.
 * The matcher is that of `@actions/glob`, whose public `glob()` would walk through the site a second time, with one `lstat`
 * after another, and would follow a link before anybody could see that it leads outside.
 */
class Exclude {
    /** As the user wrote them, also comments, but without empty ones and white space around. */
    lines;
    #patterns;
    #named;
    #matched = new Set();
    #folders = new Map();
    constructor(lines, patterns) {
        this.lines = lines;
        this.#patterns = patterns;
        this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)));
    }
    /** Whether a path in an excluded folder may still be published, so that the walk must enter the folder. */
    get reincludes() {
        return this.#named.size > 0;
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
                // No path is longer, and the matcher needs quadratic time.
                if (line.length > 4096)
                    throw new RangeError('It has more than 4096 characters.');
                const globber = await glob.create(`${negation}/${pattern.normalize()}`);
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
    /** The lines that matched nothing, but none that leads into a folder that was left out: nobody looked there. */
    unmatched(omitted) {
        // Any pattern may mean what is in a folder that patterns left out; in others only one that names the folder.
        const folders = omitted.get('exclude')?.filter((path) => path.endsWith('/')) ?? [];
        const others = [...omitted.values()].flat().map((path) => folded(path).replace(/\/?$/u, '/'));
        const lines = this.#patterns.flatMap(({ line, matcher }) => {
            if (this.#matched.has(matcher) || others.some((path) => pathIn(line).startsWith(path)))
                return [];
            return folders.some((path) => matcher.partialMatch(root + folded(path))) ? [] : line;
        });
        return [...new Set(lines)];
    }
    /** As in `@actions/glob`, the last pattern that matches a path or a folder above decides. */
    excludes(path, isFolder) {
        return this.#patterns.length > 0 && this.#patterns[this.#lastMatch(path, isFolder)]?.matcher.negate === false;
    }
    /** Whether a `!` line is this path, with its escapes or without: who wrote a broader one may not have thought of it. */
    names(path) {
        return this.reincludes && (this.#named.has(folded(path)) || this.#named.has(pathIn(literalPattern(path))));
    }
    /** Its index, or -1. What was found for a folder is kept. */
    #lastMatch(path, isFolder) {
        const known = this.#folders.get(path);
        if (known !== undefined)
            return known;
        const end = path.lastIndexOf('/');
        let last = end < 0 ? -1 : this.#lastMatch(path.slice(0, end), true);
        for (const [index, { matcher }] of this.#patterns.entries()) {
            if ((matcher.match(root + path.normalize()) & (isFolder ? 1 : 2)) === 0)
                continue;
            this.#matched.add(matcher);
            last = Math.max(last, index);
        }
        if (isFolder)
            this.#folders.set(path, last);
        return last;
    }
}

// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
;// CONCATENATED MODULE: ./build/view/site-report.js




const doubtful = {
    dump: 'Dumps of databases and recordings of requests often contain what nobody should see',
    map: 'Source maps contain the sources of the site',
    token: 'A page shows what looks like a live token',
};
const whatToDo = 'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.';
function reportSite(site, directory) {
    const { files, bytes, omitted, doubts, unmatched, rootPage } = site;
    const largest = (0,site_site/* largestOf */.u1)(files, 10);
    const lines = largest.map(({ size, path }) => `${(0,printable/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted)
        lines.push(`Left out (${reason}): ${(0,printable/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}`);
    log/* log */.R.group(`${(0,printable/* count */.U9)(files.length, 'file')}, ${(0,printable/* formatBytes */.z3)(bytes)}`, lines);
    for (const line of unmatched)
        log/* log */.R.warning((0,printable/* printable */.g$)(unmatchedWarning(line, directory)));
    if ((0,site_site/* isRepository */.Z6)(omitted)) {
        const roots = new Set(files.flatMap(({ path }) => /^.*?\//su.exec(path) ?? []));
        const folders = (0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)([...roots], 20));
        log/* log */.R.warning(`The directory is a whole repository, so all of it is published, also what is not part of the site${folders && `; its folders: ${folders}`}. Write the folder of the built site as "directory".`);
    }
    for (const doubt of ['dump', 'map', 'token']) {
        const paths = (0,printable/* firstOf */.Ku)(doubts[doubt], 5);
        const revoke = doubt === 'token' ? 'Revoke it if it is one. ' : '';
        if (paths)
            log/* log */.R.warning(`${doubtful[doubt]}: ${(0,printable/* printable */.g$)(paths)}. ${revoke}${whatToDo}`);
    }
    const nameless = (omitted.get('hidden') ?? []).filter((path) => /(?:^|\/)\.html?$/iu.test(path));
    const dotted = `Left out as hidden, because a name that starts with a dot is one: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(nameless, 5))}.`;
    const because = 'Such a page has no name, probably because its title or path was empty when it was built.';
    if (nameless.length > 0)
        log/* log */.R.warning(`${dotted} ${because}`);
    for (const doubt of rootPage.doubts)
        log/* log */.R.warning(doubt);
    if (rootPage.notice)
        log/* log */.R.notice(rootPage.notice);
}

// EXTERNAL MODULE: ./build/acts/deliver.js + 6 modules
var deliver = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/acts/dry-run.js
var dry_run = __webpack_require__(2756);
// EXTERNAL MODULE: ./build/acts/look.js + 2 modules
var look = __webpack_require__(7674);
;// CONCATENATED MODULE: ./build/acts/deploy.js
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
        const { target, records, inputs, hosting, run } = work;
        const early = records.prepare(target);
        work.existed();
        const found = await collect(directory, work);
        // For the upload, and for the account, which is asked before a link is made.
        hosting.prepare();
        const { to, world } = await (0,look/* findDestination */.Ye)(early, work);
        run.before = to.taken ? undefined : (0,rules_world/* newestIn */._2)(world.own);
        (0,look/* requireOneSite */.nk)(to, world, work);
        // What compares pages is loaded only if an input asks for it.
        const pages = inputs.compareWith === undefined ? undefined : await __webpack_require__.e(/* import() */ 478).then(__webpack_require__.bind(__webpack_require__, 4478));
        const list = await pages?.pageListFor(found, to.link, work);
        const own = withOwn(found, list, work);
        const comparing = __addDisposableResource(env_1, pages?.compare(own, to.link, work), false);
        const site = await pictured(own, comparing?.found, work);
        const { form, why } = (0,dialect/* formFor */.i)(inputs.uploadAs, site.files, hosting.dialect, inputs.baseUrl.host);
        const { files, bytes, omitted, rootPage } = site;
        run.site = { fileCount: files.length, bytes, form, omitted, doubts: rootPage.doubts };
        if (inputs.dryRun && form === 'zip')
            (await __webpack_require__.e(/* import() */ 916).then(__webpack_require__.bind(__webpack_require__, 7916))).requireSafeNames(files);
        if (inputs.dryRun)
            return await (0,dry_run/* rehearse */.K)(to, world, why, work);
        const packed = __addDisposableResource(env_1, form === 'zip' ? await packSite(site, work) : undefined, false);
        log/* log */.R.info(`Sending ${packed ? 'one archive' : (0,printable/* count */.U9)(files.length, 'single file')}: ${why}.`);
        const parts = packed ? [packed.file] : files;
        const { pathWithoutEnding: cleanPath } = rootPage;
        return await (0,deliver/* deliver */.c)({ parts, files, to, world, compared: comparing?.found, cleanPath }, work);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Finds the files of the site. Throws for what must not be published. */
async function collect(directory, { inputs, context, target, signal }) {
    // While files are collected nothing else can run. So the requests that were prepared get a moment to go out.
    await (0,promises_.setImmediate)();
    const exclude = await Exclude.parse(inputs.exclude);
    const site = await collectSite(directory, context.workspace, {
        ...inputs,
        ...{ exclude, isLiveSite: !(0,build_target/* isPreview */.b)(target), signal },
    });
    reportSite(site, directory);
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
        return site;
    const { withPictures } = await __webpack_require__.e(/* import() */ 2).then(__webpack_require__.bind(__webpack_require__, 5002));
    return await withPictures(site, await compared, work);
}
async function packSite(site, { context, signal }) {
    const start = performance.now();
    const { pack } = await __webpack_require__.e(/* import() */ 916).then(__webpack_require__.bind(__webpack_require__, 7916));
    const archive = await pack(site.files, context.temp, signal);
    const took = (0,printable/* formatDuration */.a3)(performance.now() - start);
    log/* log */.R.info(`Packed into site.zip: ${(0,printable/* formatBytes */.z3)(archive.file.size)} of ${(0,printable/* formatBytes */.z3)(site.bytes)}, in ${took}.`);
    return archive;
}


/***/ }),

/***/ 8771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ robotsFile),
/* harmony export */   l: () => (/* binding */ withAdded)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7612);



/** It asks search engines to stay away (RFC 9309). */
const robotsFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' };
/** A site with added files, in place of those with the same paths. Throws if a file is where another needs a folder. */
function withAdded(site, added) {
    if (added.length === 0)
        return site;
    const all = added.map(({ path, content: written }) => {
        const content = Buffer.from(written);
        return { path, source: '', size: content.length, content };
    });
    for (const file of site.files) {
        const { path } = file;
        const blocked = added.find((each) => path.startsWith(`${each.path}/`) || each.path.startsWith(`${path}/`));
        if (blocked !== undefined) {
            const hint = `Rename it, or leave out "${blocked.why}", which adds that file.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(`The site has ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}, so there is no room for the file ${blocked.path}.`, { hint });
        }
        if (!added.some((each) => each.path === path))
            all.push(file);
    }
    all.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { ...site, built: site.files, files: all, bytes: (0,_site_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(all) };
}


/***/ }),

/***/ 6873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ basePathSettings),
/* harmony export */   i: () => (/* binding */ folderSettings)
/* harmony export */ });
/** Generators, and what each calls the path that its site is served from. */
const basePathSettings = '"base" in Vite, Astro and VitePress, "basePath" in Next.js, "baseURL" in Hugo, "baseUrl" in Docusaurus, "app.baseURL" in Nuxt, "baseurl" in Jekyll, "pathPrefix" in Eleventy and Gatsby, "paths.base" in SvelteKit, "--base-href" of Angular';
/** What makes each generator write `about/index.html`. */
const folderSettings = '"trailingSlash" is "always" in SvelteKit, true in Next.js and Docusaurus, "nitro.prerender.autoSubfolderIndex" is true in Nuxt, "build.format" is "directory" in Astro, "permalink" is "pretty" in Jekyll, or "cleanUrls" is false in VitePress';


/***/ })

};
