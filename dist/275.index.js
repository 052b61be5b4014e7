export const id = 275;
export const ids = [275,665];
export const modules = {

/***/ 7275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookForPassword: () => (/* binding */ lookForPassword)
/* harmony export */ });
/* unused harmony export readLoginPage */
/* harmony import */ var _site_file_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2328);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1154);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7612);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9665);




/** How a file looks to a visitor without the password, the worst first. */
const looks = ['open', 'unclear', 'closed'];
/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024;
/**
 * Asks a link as a visitor without the password, until each file of a sample is closed, or one is open (DESIGN, "A
 * password"). An answer may be that of the deploy before, or of storage for what is not there yet: so only a 401 and a
 * page with a field count at once, anything else after 10 s. What is not certain in time is open.
 */
async function lookForPassword(link, files, options) {
    const start = performance.now();
    let left = passwordSample(files).map(unseen);
    const isSettled = ({ settledAt }) => performance.now() >= settledAt;
    const worst = await (0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUntil */ .c)(options, async (signal) => {
        const seen = await Promise.all(left.map((before) => visitAgain(link, before, signal)));
        left = seen.filter((each) => !(each.look === 'closed' && isSettled(each)));
        return left.toSorted((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look))[0];
    }, (seen) => {
        if (seen === undefined || (seen.look === 'open' && isSettled(seen)))
            return undefined;
        return `No password is asked for yet: ${seen.what}.`;
    });
    if (worst === undefined)
        return { closed: true, took: performance.now() - start };
    const time = `${options.patience / 1000} s`;
    const isOpen = worst.look === 'open' && isSettled(worst);
    const state = isOpen ? 'is open' : `asked for no password within ${time}, so it counts as open`;
    return { closed: false, why: `https://${link}/ ${state} to everybody. Without the password, ${worst.what}.` };
}
/** The root page and two others, of each kind if there is one. Large ones, because small ones may be the service's. */
function passwordSample(files) {
    const root = files.find(({ path }) => path === 'index.html');
    const others = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .largestOf */ .u1)(files, files.length).filter((file) => file !== root);
    const chosen = [root, others.find((file) => !(0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6)(file)), others.find(_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6), ...others];
    return [...new Set(chosen)].filter((file) => file !== undefined).slice(0, 3);
}
function unseen(file) {
    let sent;
    try {
        sent = readLoginPage((0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(file, 10 * largestPage) ?? '');
    }
    catch {
        // It was changed or deleted since.
    }
    return { file, sent, look: 'unclear', what: '', settledAt: Number.POSITIVE_INFINITY };
}
async function visitAgain(link, before, signal) {
    const { file, sent } = before;
    const chunks = [];
    const { status, fault } = await (0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .visitFile */ .oq)(link, file.path, signal, largestPage, (chunk) => void chunks.push(chunk));
    const seen = (look, what, isSure = false) => {
        const later = look === before.look ? before.settledAt : performance.now() + 10_000;
        return { ...before, look, what: `${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(file.path)} ${what}`, settledAt: isSure ? 0 : later };
    };
    if (status === 401)
        return seen('closed', 'asks for it', true);
    if (status === 403)
        return seen('closed', 'comes with HTTP 403');
    if (status !== 200)
        return seen('unclear', fault ?? '');
    const page = readLoginPage(fault === undefined ? Buffer.concat(chunks).toString() : '');
    const wasPage = (0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6)(file) || sent?.isHtml;
    if (sent && page.isHtml && page.hasPasswordField && !(wasPage && page.title === sent.title))
        return seen('closed', 'comes as a page that asks for it', true);
    if (sent && page.isHtml && !wasPage)
        return seen('closed', 'comes as a page');
    return seen('open', 'is served, not a page that asks for it');
}
/** What tells a page that asks for a password from one that was sent. The time grows with the text's length only. */
function readLoginPage(text) {
    const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? [];
    return {
        /** Not a script or a picture that has some HTML in it. */
        isHtml: /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text),
        title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
        hasPasswordField: /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
    };
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   c: () => (/* binding */ lookUntil),
/* harmony export */   oq: () => (/* binding */ visitFile),
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _http_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2683);
/* harmony import */ var _site_file_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2328);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1154);
/* harmony import */ var _site_root_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(728);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1712);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6112);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7736);










/**
 * Asks a link, without the key, until it serves a sample of what was sent. Each file must come with status 200 and with
 * the same bytes; the bytes of HTML are not compared, because services add to it.
 */
async function verify(link, files, options) {
    const start = performance.now();
    const sample = sampleOf(files, options.cleanPath);
    let left = sample;
    const look = async (signal) => {
        const seen = await Promise.all(left.map(async (one) => ({ ...one, fault: await faultOf(link, one, signal) })));
        left = seen.filter(({ fault }) => fault !== undefined);
        return left;
    };
    const faults = await lookUntil(options, look, ([first]) => first ? `Not all files are served yet: ${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(first.path)} ${first.fault}.` : undefined);
    if (faults.length === 0)
        return { took: performance.now() - start };
    const message = `verify: the site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s. Checked ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(sample.length, 'file')}. Wrong: ${inWords(faults)}.`;
    const hint = unservedHint(faults, files, options);
    return { error: new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7({ operation: 'verify', status: 200, link }, message, { hint }) };
}
function unservedHint(wrong, files, { asFiles, cleanPath }) {
    const areFoldersLost = wrong.every(({ path }) => path.includes('/')) && files.some(({ path }) => !path.includes('/'));
    if (wrong.every(({ path }) => path === cleanPath))
        return `The service has "${cleanPath}.html", but the root page links to it without ".html". Let the build write folders: ${_site_root_page_js__WEBPACK_IMPORTED_MODULE_6__/* .folderSettings */ .i}.`;
    if (asFiles && areFoldersLost)
        return 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".';
    return 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.';
}
/** The root page, the deepest path, the largest file, the smallest, one from the middle, and the page without ending. */
function sampleOf(files, cleanPath) {
    const most = (measure) => files.reduce((best, file) => (measure(file) > measure(best) ? file : best));
    const chosen = [
        files.find(({ path }) => path === 'index.html'),
        most(({ path }) => path.split('/').length),
        most(({ size }) => size),
        most(({ size }) => -size),
        files[Math.floor(files.length / 2)],
    ];
    const sample = [...new Set(chosen)].flatMap((file) => (file ? [{ path: file.path, file }] : []));
    const clean = files.find(({ path }) => path === `${cleanPath}.html`);
    return clean && cleanPath ? [...sample, { path: cleanPath, file: clean }] : sample;
}
async function faultOf(link, { path, file }, signal) {
    const isPage = isHtml(file);
    // Bytes that a service may add to a page.
    const added = isPage ? 10 * 1024 * 1024 : 0;
    const served = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const { fault } = await visitFile(link, path, signal, file.size + added, (chunk) => served.update(chunk));
    if (fault !== undefined || isPage)
        return fault;
    const sent = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    try {
        const buffer = () => Buffer.allocUnsafeSlow(256 * 1024);
        for await (const chunk of (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readInChunks */ .kT)(file, [buffer(), buffer()]))
            sent.update(chunk);
    }
    catch {
        return 'has changed on disk since it was sent, so it can not be compared';
    }
    return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes';
}
/** Says what is wrong with the first file, and names the others. */
function inWords([first, ...others]) {
    const also = others.map(({ path }) => (0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(path)).join(', ');
    return `${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(first?.path ?? '')} ${first?.fault}${also && `; also wrong: ${also}`}`;
}
/** Looks until nothing is `missing`, or `patience` is over. Returns the last look that was not interrupted. */
async function lookUntil({ signal, tell, patience }, look, missing) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    let last;
    for (let pause = 500;; pause = Math.min(2 * pause, 4000)) {
        const found = await look(deadline);
        signal.throwIfAborted();
        const wrong = missing(found);
        if (wrong === undefined)
            return found;
        if (deadline.aborted)
            return last ?? found;
        if (last === undefined)
            tell(`${wrong} Checking again for up to ${patience / 1000} s.`);
        last = found;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
}
/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
async function visitFile(link, path, signal, most, take) {
    const escaped = path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/');
    let left = most;
    try {
        return await (0,_http_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .visit */ .Y)(new URL(`https://${link}/${escaped}`), signal, (chunk) => {
            left -= chunk.length;
            if (left < 0)
                throw new Error('there is more of it than was sent');
            take(chunk);
        });
    }
    catch (error) {
        return { status: left < 0 ? 200 : 0, fault: `can't be fetched (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))})` };
    }
}
function isHtml({ path }) {
    return /^(?:text\/html|application\/xhtml\+xml)$/u.test((0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_7__/* .mediaType */ .J)(path) ?? '');
}


/***/ }),

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7736);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(762);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4445);



const terms = {
    peer: 'the hosting service',
    addressFrom: 'the link',
    silence: 20_000,
    answerLimit: Number.POSITIVE_INFINITY,
};
/**
 * Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. The
 * signal should have a time limit: a page may come slowly, byte by byte.
 */
async function visit(url, signal, take, hops = 5) {
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const request = { ...terms, operation: 'verify', method: 'GET', url, headers, signal };
    const { status, location } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(request, async (incoming, touch) => {
        const { statusCode: status = 0, headers } = incoming;
        for await (const chunk of status === 200 ? incoming : []) {
            touch();
            take(chunk);
        }
        return { status, location: status >= 300 && status < 400 ? headers.location : undefined };
    });
    if (status === 200)
        return { status };
    if (location === undefined || hops === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .urlOf */ .r)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ }),

/***/ 7204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZB: () => (/* binding */ builtFolder),
/* harmony export */   bM: () => (/* binding */ directoryFor),
/* harmony export */   dU: () => (/* binding */ realRoot),
/* harmony export */   u1: () => (/* binding */ wrongFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2328);
/* harmony import */ var _private_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4181);





/** Where generators usually write to, as inputs name it. */
const usual = [
    ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
    ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
];
/** The real path of the folder. Throws for one that can't be a site: above the workspace, `.git`, keys. */
function realRoot(named) {
    const { directory, workspace } = named;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, directory);
    let real;
    try {
        real = (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye)(path);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory())
            throw wrongFolder(named, 'is a file', 'Write the folder that holds the site, not a file in it.');
    }
    catch (cause) {
        const code = (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(cause);
        if (code === 'ENOENT')
            throw wrongFolder(named, 'does not exist', missingHint(workspace), cause);
        throw wrongFolder(named, `can't be opened: ${code}`, 'Check its permissions.', cause);
    }
    const refuse = (why) => wrongFolder(named, why, 'Write the folder that the build writes, as in "directory: dist".');
    // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
    if ([path, real].some((each) => /(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(each)))
        throw refuse('is a .git folder or is inside one, and that is never published');
    if ((0,_private_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isPrivateFolder */ .EV)(real))
        throw refuse('looks private');
    const checkout = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace) ? (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye)(workspace) : workspace;
    if (real !== checkout && (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(real, checkout))
        throw refuse('is a folder above the workspace, so the whole checkout would be published');
    return real;
}
function wrongFolder(named, why, hint, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('directory', `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(shown(named))} ${why}.`, { hint, cause });
}
/** The input `directory` for a folder in the one that it names now. */
function directoryFor(named, folder) {
    return `${shown(named).replace(/[/\\]+$/u, '')}/${folder}`.replace(/^(?:\.\/+)+/u, '');
}
/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
function builtFolder(named) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(named.workspace, named.directory);
    const found = usual.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, folder, 'index.html')));
    return found && directoryFor(named, found);
}
/** The input without the runner's own path, where it names something in the workspace. */
function shown({ directory, workspace }) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(directory) || !(0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, directory))
        return directory;
    return (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .sitePath */ .l2)(workspace, directory) || '.';
}
function missingHint(workspace) {
    const likely = usual.filter((folder) => (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, folder))).join('", "');
    const there = likely && ` There is "${likely}".`;
    return `Check that the build step runs before this one, and the name of the folder that it writes: it is relative to the workspace, also where "working-directory" is set.${there}`;
}


/***/ }),

/***/ 4181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ isPrivateFolder),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   Wn: () => (/* binding */ isPrivateFile),
/* harmony export */   nP: () => (/* binding */ isPrivateFileName),
/* harmony export */   y6: () => (/* binding */ isProse)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1154);



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
const text = 'md mdx markdown rst adoc rss atom vtt srt';
const media = [
    'png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
    'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
];
const code = 'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1';
const htmlFile = endIn(raw `\.`, html);
const proseFile = endIn(raw `\.`, html, text, 'xml');
const binaryFile = endIn(raw `\.`, ...media);
/** Private names don't end in what sites consist of, except those that start with a dot. */
const webFile = endIn(raw `(?:^|/)[^./][^/]*\.`, html, text, ...media, code);
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
        return !['.html', '/index.html'].some((end) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stem + end));
    const bytes = Buffer.alloc(256);
    (0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .whileOpen */ .Us)(source, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
    return !/^\s*<(?:!doctype html|html)\b/iu.test(bytes.toString('latin1'));
}
/** Whether a folder is private: by a path, or as a repository without a working tree (gitrepository-layout). */
function isPrivateFolder(real, path = real) {
    if (privateFolder.test(real) || privateFolder.test(path))
        return true;
    const stats = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, name), { throwIfNoEntry: false });
    return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory());
}


/***/ }),

/***/ 728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ folderSettings),
  Q: () => (/* binding */ lookAtRootPage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/site/directory.js
var directory = __webpack_require__(7204);
;// CONCATENATED MODULE: ./build/site/local-paths.js
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
/** The path of the local file that an address leads to, or nothing. */
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

// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/site/site.js
var site_site = __webpack_require__(7612);
;// CONCATENATED MODULE: ./build/site/root-page.js







/** Generators, and what each calls the path that its site is served from. */
const basePathSettings = '"base" in Vite, Astro and VitePress, "basePath" in Next.js, "baseURL" in Hugo, "baseUrl" in Docusaurus, "app.baseURL" in Nuxt, "baseurl" in Jekyll, "pathPrefix" in Eleventy and Gatsby, "paths.base" in SvelteKit, "--base-href" of Angular';
/** What makes each generator write `about/index.html`. */
const folderSettings = '"trailingSlash" is "always" in SvelteKit, true in Next.js and Docusaurus, "nitro.prerender.autoSubfolderIndex" is true in Nuxt, "build.format" is "directory" in Astro, "permalink" is "pretty" in Jekyll, or "cleanUrls" is false in VitePress';
/** Throws if the files are no site but what it is built from, or only contain one. */
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
        throw noSite(named, `is a project, not the site that is built from it: ${why}`, (0,directory/* builtFolder */.ZB)(named));
    }
    const there = new Set(files.map(({ path }) => path));
    const doubts = missingAssets([...scripts, ...styles], there);
    const bare = links.find((path) => there.has(`${path}.html`) && !there.has(path) && !there.has(`${path}/index.html`));
    return bare === undefined ? { doubts } : { doubts, pathWithoutEnding: bare, notice: noticeOf(bare) };
}
function noSite(named, why, built) {
    const other = 'the folder that the build writes, and let the build run before this step';
    return (0,directory/* wrongFolder */.u1)(named, why, `Write ${built ? `"directory: ${(0,printable/* excerpt */.Kb)(built)}"` : other}. Nothing was sent.`);
}
/** Why the link itself may show nothing. */
function withoutRootPage(files, omitted, named) {
    const paths = files.map(({ path }) => path);
    const pages = paths.filter((path) => /\.html?$/iu.test(path));
    const homes = pages.filter((path) => /(?:^|\/)index\.html?$/iu.test(path));
    // Where other pages lie beside it, it is only a part of the site.
    const folder = (0,site_site/* isRepository */.Z6)(omitted) || homes.length === 0 ? '' : folderOf(pages);
    const built = folder === '' ? (0,directory/* builtFolder */.ZB)(named) : (0,directory/* directoryFor */.bM)(named, folder);
    if ((0,site_site/* isRepository */.Z6)(omitted))
        throw noSite(named, 'is a whole repository without an index.html at its root: these are sources, not a site', built);
    const [only] = folderOf(paths).split('/');
    if (only && homes.length > 0)
        throw noSite(named, `has no index.html at its root, and all of its files are in ${(0,printable/* excerpt */.Kb)(`${only}/`)}`, built);
    const alike = homes.find((path) => !path.includes('/'));
    const but = alike && `but ${(0,printable/* printable */.g$)(alike)}, which a link does not show: rename it.`;
    const why = `There is no index.html at the root of the directory, ${but ?? 'so the link itself may show nothing. Write the folder that the build makes, with its root page, as "directory".'}`;
    return built ? `${why} Did you mean "directory: ${(0,printable/* excerpt */.Kb)(built)}"?` : why;
}
/** The innermost folder that contains all of these sorted paths; empty for the root. */
function folderOf(paths) {
    const last = paths.at(-1) ?? '';
    let folder = external_node_path_.posix.dirname(paths[0] ?? '');
    while (folder !== '.' && !last.startsWith(`${folder}/`))
        folder = external_node_path_.posix.dirname(folder);
    return folder === '.' ? '' : folder;
}
/** The warning for scripts and styles that are not in the site, if there are any. */
function missingAssets(asked, there) {
    const paths = [...new Set(asked)].filter((path) => !there.has(path));
    if (paths.length === 0)
        return [];
    const shown = paths.map((path) => (0,printable/* excerpt */.Kb)(path, 100));
    const missing = `index.html asks for scripts or styles that are not in the site: ${(0,format/* firstOf */.Ku)(shown, 5)}.`;
    const moved = paths.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)));
    if (moved === undefined)
        return [`${missing} The page will be shown without them.`];
    const basePath = (0,printable/* excerpt */.Kb)(`/${moved.split('/', 1)}/`);
    return [
        `${missing} They are there without ${basePath}: the site was built for that base path, but a link is served from the root, so the page will be shown without scripts and styles. Build it for "/" (${basePathSettings}).`,
    ];
}
function noticeOf(path) {
    const shown = (0,printable/* excerpt */.Kb)(path, 100);
    return `index.html links to /${shown}, and the site has ${shown}.html. Not every host finds a page without its ending, so such a link may lead nowhere, for example when its page is loaded again. Let the build write ${shown}/index.html: ${folderSettings}.`;
}


/***/ })

};
