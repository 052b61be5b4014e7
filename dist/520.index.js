export const id = 520;
export const ids = [520];
export const modules = {

/***/ 8139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pack: () => (/* binding */ pack),
  requirePackable: () => (/* binding */ requirePackable)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/site.js
var site = __webpack_require__(7612);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
;// CONCATENATED MODULE: ./build/archive/format.js
/**
 * The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. Of zip64 there is only
 * the number of files: an archive has less than 4 GiB.
 */
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path. */
function localHeader(entry) {
    const name = Buffer.from(entry.path);
    return Buffer.concat([record('42222244422', 0x04034b50, ...sharedFields(entry), name.length, 0), name]);
}
/** The file's header in the central directory (4.3.12). `offset` is that of its local header. */
function directoryHeader(entry, offset) {
    const name = Buffer.from(entry.path);
    // No extra field, no comment, the first disk, no internal attributes; a regular file with the mode 0644 (4.4.15).
    const rest = [name.length, 0, 0, 0, 0, 0o100644 * 2 ** 16, offset];
    return Buffer.concat([record('42222224442222244', 0x02014b50, madeBy, ...sharedFields(entry), ...rest), name]);
}
/** What both headers have, from the version that is needed to the size (4.4.3 to 4.4.9). */
function sharedFields({ crc32, packedSize, size, isDeflated }) {
    // Version 2.0 knows deflate. Bit 11: names are in UTF-8. 0 stored, 8 deflated. The format's first day, without a time zone.
    return [20, 1 << 11, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32, packedSize, size];
}
/** What follows the central directory, which begins at `offset` and has `size` bytes (4.3.14 to 4.3.16). */
function endRecords(count, offset, size) {
    const shown = Math.min(count, 0xffff);
    // Numbers of disks, of which there is one. The count on this disk, and the count in all.
    const end = record('42222442', 0x06054b50, 0, 0, shown, shown, size, offset, 0);
    if (count <= 0xffff)
        return end;
    // Its own size is without the 12 bytes of its signature and of this field. Version 4.5 knows zip64.
    const facts = [56 - 12, madeBy, 45, 0, 0, count, count, size, offset];
    const locator = record('4484', 0x07064b50, 0, offset + size, 1);
    return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end]);
}
/** The longest record has 56 bytes. To count first takes longer than to copy. */
const room = Buffer.alloc(64);
/** Numbers one after another, the lowest byte first. `widths` has a digit for each: its bytes. */
function record(widths, ...values) {
    let at = 0;
    for (let index = 0; index < widths.length; index += 1) {
        const width = Number(widths[index]);
        const value = values[index] ?? 0;
        at = width === 8 ? room.writeBigUInt64LE(BigInt(value), at) : room.writeUIntLE(value, at, width);
    }
    return Buffer.from(room.subarray(0, at));
}

;// CONCATENATED MODULE: ./build/archive/writer.js






const deflateOnThread = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
/** Deflating these costs time and saves next to nothing. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/** So many files of at most so many bytes are deflated side by side; a larger one in chunks of that size. */
const mostFiles = 16;
const chunkSize = 512 * 1024;
/**
 * Adds files to an archive, in their order, in memory of a fixed size. Each content is deflated on its own, so for the
 * bytes it makes no difference which thread is quicker.
 */
async function addFiles(files, writer, signal) {
    for (let start = 0; start < files.length; start += mostFiles) {
        // If nothing below waits for a thread, no other code would run, not even that for a signal of the system.
        if (start % 256 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const some = files.slice(start, start + mostFiles);
        for (const each of await Promise.all(some.map((file) => (file.size > chunkSize ? file : packSmall(file))))) {
            if ('entry' in each) {
                writer.begin(each.entry);
                writer.append(each.content);
            }
            else
                await addLarge(each, writer, signal);
        }
        writer.flush();
    }
}
/** Only what takes a thread has to be waited for: with a promise for each, many tiny files take longer. */
function packSmall(file) {
    const { path, size } = file;
    const whole = Buffer.allocUnsafe(size);
    (0,read_file/* readWhole */.oD)(file, whole);
    const packedAs = (deflated) => {
        const isDeflated = deflated.length < size;
        const content = isDeflated ? deflated : whole;
        return { entry: { path, size, crc32: (0,external_node_zlib_.crc32)(whole), packedSize: content.length, isDeflated }, content };
    };
    if (compressed.test(path))
        return packedAs(whole);
    if (size > 4096)
        return deflateOnThread(whole).then(packedAs);
    // To wake a thread takes longer, and so does a larger state of zlib.
    return packedAs((0,external_node_zlib_.deflateRawSync)(whole, { windowBits: 12, memLevel: 5, chunkSize: 1024 }));
}
/** Adds a large file in chunks: all of them deflated if that makes the first one smaller, else none. */
async function addLarge(file, writer, signal) {
    const { path, size } = file;
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    const entry = { path, size, crc32: 0, packedSize: 0, isDeflated: !compressed.test(path) };
    const rewriteHeader = writer.begin(entry);
    let done = 0;
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
        signal.throwIfAborted();
        done += chunk.length;
        // Without the end, the next chunk's output continues this one.
        const finishFlush = done === size ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH;
        const deflated = entry.isDeflated ? await deflateOnThread(chunk, { finishFlush }) : chunk;
        if (done === chunk.length)
            entry.isDeflated = deflated.length < done;
        const content = entry.isDeflated ? deflated : chunk;
        entry.crc32 = (0,external_node_zlib_.crc32)(chunk, entry.crc32);
        entry.packedSize += content.length;
        writer.append(content);
        writer.flush();
    }
    rewriteHeader();
}
/** Writes an archive to the disk: the files one after another, then the central directory. */
class ZipWriter {
    #descriptor;
    #begun = [];
    #pending = [];
    #size = 0;
    constructor(target) {
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Appends a file's header. What it returns writes it again if `entry` has changed, after a flush. */
    begin(entry) {
        const offset = this.#size;
        this.#begun.push({ entry, offset });
        this.append(localHeader(entry));
        return () => void (0,external_node_fs_.writeSync)(this.#descriptor, localHeader(entry), 0, undefined, offset);
    }
    append(bytes) {
        this.#pending.push(bytes);
        this.#size += bytes.length;
    }
    /** All at once: a write costs far more than a copy. */
    flush() {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest: this goes on until it does.
        (0,external_node_fs_.writeFileSync)(this.#descriptor, Buffer.concat(this.#pending));
        this.#pending = [];
    }
    finish() {
        const start = this.#size;
        for (const { entry, offset } of this.#begun)
            this.append(directoryHeader(entry, offset));
        this.append(endRecords(this.#begun.length, start, this.#size - start));
        this.flush();
        return this.#size;
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}

;// CONCATENATED MODULE: ./build/archive/pack.js
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






/** Bytes. With its headers, an archive of this many fits into 4 GiB. */
const sizeLimit = 4e9;
/**
 * Packs a site into `site.zip` in the runner's temporary folder, with the same paths, in their order.
 *
 * @throws {SiteError} for what can't be packed, and for a file that changed after the site was collected
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, parent, signal) {
    requirePackable(files);
    let remove;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-deploy-'));
            remove = removalOf(folder);
            const source = (0,external_node_path_.join)(folder, 'site.zip');
            const writer = __addDisposableResource(env_1, new ZipWriter(source), false);
            await addFiles(files, writer, signal);
            const file = { path: 'site.zip', source, size: writer.finish() };
            return { file, [Symbol.dispose]: remove };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (cause) {
        remove?.();
        signal.throwIfAborted();
        const what = `the archive can't be written to the temporary folder: ${(0,file_access/* codeOf */.$N)(cause)}.`;
        const hint = 'Make sure that the folder (RUNNER_TEMP) exists and has room, or write "upload-as: files", which needs none.';
        throw new errors/* InputError */.dz('upload-as', what, { hint, cause });
    }
}
/** @throws {SiteError} for a site that can't be packed. A dry run asks this, too. */
function requirePackable(files) {
    if ((0,site/* bytesOf */.$$)(files) <= sizeLimit)
        return;
    const hint = 'Leave files out with "exclude", or write "upload-as: files".';
    throw new errors/* SiteError */.wt('The site is too large for an archive: it has 4 GB or more.', { hint });
}
/** What deletes a folder, also if the process ends early, because something hangs after a cancellation. */
function removalOf(folder) {
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // On Windows a virus scanner may hold a file open. At the end of the process it is tried again.
        }
    };
    process.once('exit', remove);
    return remove;
}


/***/ })

};
